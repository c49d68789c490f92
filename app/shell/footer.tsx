import { Link } from "react-router";
import { Mark } from "#app/ui/mark.tsx";
import { Container } from "#app/ui/container.tsx";
import { localPath } from "#i18n/paths.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import type { Shell } from "./use-shell.ts";

/** The site by column, how to reach the company as far as it is known, the languages. */
export function Footer({ shell: { language, copy, site, year } }: { shell: Shell }) {
  const columns = [
    { heading: copy.discover, links: [{ path: "/products", name: copy.allProducts }, { path: "/explore/news", name: copy.news }] },
    { heading: copy.company, links: [{ path: "/about-us", name: copy.about }, { path: "/sitemap", name: copy.siteMap }] },
  ];
  return (
    <footer className="night border-t border-graphite-line">
      <Container className="pb-10 pt-16">
        <nav aria-label={copy.footerNavigation} className="grid grid-cols-2 gap-8 md:grid-cols-4">
          {columns.map((column) => (
            <div key={column.heading}>
              <h2 className="pb-3 text-small text-on-dark-soft">{column.heading}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.path}>
                    <Link to={localPath(language, link.path)} className="block py-1.5 underline-offset-4 hover:underline">
                      {link.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {site.email && (
            <div className="col-span-2">
              <h2 className="flex items-center gap-3 pb-3 text-small text-on-dark-soft">
                {copy.contact}
                {site.sample && <span className="rounded-control border border-on-dark-soft px-1.5">{copy.example}</span>}
              </h2>
              {site.legalEntity && <p>{site.legalEntity}</p>}
              {site.address && <p className="whitespace-pre-line">{site.address}</p>}
              {site.phone && <p>{site.phone}</p>}
              <a href={`mailto:${site.email}`} className="inline-block py-1.5 underline underline-offset-4 wrap-anywhere">
                {site.email}
              </a>
            </div>
          )}
        </nav>
        <div className="mt-14 flex flex-wrap items-center justify-between gap-6 border-t border-graphite-line pt-6">
          <p className="flex items-center gap-2.5">
            <Mark />
            {site.brand}
          </p>
          <LanguageSwitch language={language} label={copy.languages} open />
          <p className="text-small text-on-dark-soft">
            © {year} {site.legalEntity ?? site.brand}
          </p>
        </div>
      </Container>
    </footer>
  );
}
