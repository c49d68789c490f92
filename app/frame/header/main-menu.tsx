import type { ReactNode } from "react";
import { NavLink, useLocation } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Link as MenuLink } from "#app/routing/destinations.ts";
import { LanguageList } from "./language-switch.tsx";
import { ProductsPanel } from "./products-panel.tsx";
import type { ServerLayoutData } from "../server-layout-data.ts";
import type { LayoutData } from "../use-layout-data.ts";

/** Main menu: a row in the header; below 780 px a full screen with the same entries, of which one is open at a time. */
export function MainMenu({ layoutData, serverData }: { layoutData: LayoutData; serverData: ServerLayoutData }) {
  const { language, copy, navigation } = layoutData;
  const { products, solutions, platforms, support, explore, company } = navigation.links;
  const { login } = navigation.links.tools;
  const { mainNavigation, categories, lines } = serverData;
  return (
    <nav aria-label={mainNavigation} className="main-menu">
      <ul className="main-entries">
        {products.all && (
          <Menu heading={copy.columns.products} links={[products.all]} wide>
            <ProductsPanel lines={lines} categories={categories} all={products.all} />
          </Menu>
        )}
        <LinksMenu heading={copy.columns.solutions} links={solutions} />
        <LinksMenu heading={copy.columns.platforms} links={platforms} />
        <LinksMenu heading={copy.columns.support} links={support} />
        {[explore.news, company.about].map(
          (link) =>
            link && (
              <li key={link.to}>
                <NavLink to={link.to} className="bar-entry">
                  {link.text}
                </NavLink>
              </li>
            ),
        )}
      </ul>
      <div className="menu-foot">
        {company.howToBuy && <ButtonLink to={company.howToBuy.to}>{company.howToBuy.text}</ButtonLink>}
        {login && (
          <ButtonLink to={login.to} look="quiet" data-account>
            {login.text}
          </ButtonLink>
        )}
        <LanguageList language={language} label={copy.languages} className="languages" />
      </div>
    </nav>
  );
}

function LinksMenu({ heading, links }: { heading: string; links: Record<string, MenuLink> }) {
  const entries = Object.values(links);
  if (entries.length === 0) return null;
  return (
    <Menu heading={heading} links={entries}>
      <ul className="menu-links">
        {entries.map((link) => (
          <li key={link.to}>
            <NavLink to={link.to} end>
              {link.text}
              {link.note && <small>{link.note}</small>}
            </NavLink>
          </li>
        ))}
      </ul>
    </Menu>
  );
}

type MenuProps = { heading: string; links: readonly MenuLink[]; wide?: boolean; children: ReactNode };

/** Menu entry with a panel. Current on the pages that it links to and on pages below them. */
function Menu({ heading, links, wide = false, children }: MenuProps) {
  const { pathname } = useLocation();
  const current = links.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <li data-hover className={wide ? undefined : "relative"}>
      <details name="menu">
        <summary className="bar-entry" aria-current={current || undefined}>
          {heading}
        </summary>
        <div className={wide ? "panel panel-wide" : "panel"}>{children}</div>
      </details>
    </li>
  );
}
