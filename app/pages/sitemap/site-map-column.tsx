import { Link } from "react-router";

export type SiteMapLink = { to: string; text: string; lang?: string };

export function SiteMapColumn({ heading, links }: { heading: string; links: readonly SiteMapLink[] }) {
  return (
    <section className="min-w-0 border-t border-ink pt-4">
      <h2 className="text-h3">{heading}</h2>
      <ul className="pt-3">
        {links.map((link) => (
          <li key={link.to} lang={link.lang}>
            <Link to={link.to} className="inline-block py-1 underline-offset-4 wrap-anywhere hover:text-cactus hover:underline">
              {link.text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
