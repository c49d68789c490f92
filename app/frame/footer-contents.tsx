import type { ReactNode } from "react";
import { Link } from "react-router";
import { Container } from "#app/ui/container.tsx";
import { FoldHead } from "#app/ui/fold-head.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { ConsentButton } from "./consent-settings.tsx";
import { LanguageList } from "./header/language-switch.tsx";
import { MenuAnchor } from "./menu-anchor.tsx";
import type { MenuItemView } from "./menu-view.ts";
import { telAddress } from "#app/page/tel-address.ts";
import { useServerLayoutData, type ServerLayoutData } from "./server-layout-data.ts";
import { useLayoutData, type LayoutData } from "./use-layout-data.ts";

/** Footer with the site's links by column, contact data and languages. Only the server renders it. */
export function FooterContents() {
  const layoutData = useLayoutData();
  const serverData = useServerLayoutData();
  if (!layoutData || !serverData) return null;
  const { language, copy, navigation, site } = layoutData;
  const { products, legal } = navigation.links;
  const productLinks = serverData.lines
    .filter(({ accessories }) => !accessories)
    .flatMap((line) => line.products)
    .map(({ to, name, lang }) => ({ to, text: name, lang, isExternal: false }));
  const allProducts = products.all ? [{ ...products.all, isExternal: false }] : [];
  const columns = serverData.menus.footer.map((item) =>
    item.listsProducts ? { ...item, link: undefined, links: [...productLinks, ...allProducts] } : item,
  );
  return (
    <Container className="pb-4 pt-1 md:pb-10 md:pt-16 lg:pt-20">
      <nav aria-label={serverData.footerNavigation} className="foot-columns" style={{ "--n": columns.length }}>
        {columns.map((item) => (
          <Column key={item.text} item={item} />
        ))}
        <Contact site={site} serverData={serverData} />
      </nav>
      <ul className="foot-links flex flex-wrap gap-x-4 pt-2.5 text-soft max-md:text-small md:mt-14 md:gap-x-7 md:border-t md:border-rule md:pt-6">
        {Object.values(legal).map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
        <li>
          <ConsentButton text={copy.consent.settings} />
        </li>
      </ul>
      <div className="foot-end flex flex-wrap items-center gap-x-10 pt-1 md:gap-y-4 md:pt-6">
        <p className="flex items-center gap-2.5 font-label">
          <Logo />
          {site.brand}
        </p>
        <LanguageList language={language} label={copy.languages} className="languages max-md:order-first" />
        <p className="ml-auto text-small text-soft">
          © {serverData.year} {site.legalEntity ?? site.brand}
        </p>
      </div>
      <Filings site={site} />
    </Container>
  );
}

function Column({ item: { text: heading, link, links } }: { item: Omit<MenuItemView, "listsProducts"> }) {
  return (
    <div>
      <GroupHead label={heading} isFoldable={links.length > 0}>
        {link ? <MenuAnchor link={link}>{heading}</MenuAnchor> : heading}
      </GroupHead>
      <ul className="foot-links max-md:py-2">
        {links.map(({ text, lang, ...target }) => (
          <li key={target.to}>
            <MenuAnchor link={target} lang={lang}>
              {text}
            </MenuAnchor>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Heading of a group of links. Phones fold the groups, of which one is open at a time. */
function GroupHead({ label, isFoldable = true, children }: { label: string; isFoldable?: boolean; children: ReactNode }) {
  const heading = <h2 className="text-soft md:pb-2 md:text-small">{children}</h2>;
  return isFoldable ? (
    <FoldHead label={label} name="footer">
      {heading}
    </FoldHead>
  ) : (
    heading
  );
}

function Filings({ site: { filing, policeFiling } }: Pick<LayoutData, "site">) {
  const records = [
    { text: filing, to: "https://beian.miit.gov.cn/" },
    { text: policeFiling, to: `https://beian.mps.gov.cn/#/query/webSearch?code=${policeFiling?.replaceAll(/\D/g, "")}` },
  ].filter(({ text }) => text !== undefined);
  if (records.length === 0) return null;
  return (
    <ul className="foot-links flex flex-wrap gap-x-7 pt-4 text-small text-soft">
      {records.map(({ text, to }) => (
        <li key={to}>
          <a href={to} rel="noreferrer">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Contact({ site, serverData }: { site: LayoutData["site"]; serverData: ServerLayoutData }) {
  const { legalEntity, address, phone, email, sample, socialLinks } = site;
  if (!address && !phone && !email && !socialLinks) return null;
  return (
    <div>
      <GroupHead label={serverData.contact}>
        <span className="flex flex-wrap gap-x-3">
          {serverData.contact}
          {sample && <span className="rounded-control border border-current px-1.5 text-small">{serverData.example}</span>}
        </span>
      </GroupHead>
      {legalEntity && <p className="max-md:pt-2">{legalEntity}</p>}
      {address && <p className="whitespace-pre-line">{address}</p>}
      <ul className="foot-links">
        {phone && (
          <li>
            <a href={telAddress(phone)}>{phone}</a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`} className="wrap-anywhere">
              {email}
            </a>
          </li>
        )}
      </ul>
      {socialLinks && (
        <ul className="foot-links">
          {socialLinks.map(({ name, url }) => (
            <li key={url}>
              <a href={url} rel="me noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
