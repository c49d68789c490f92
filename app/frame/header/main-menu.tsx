import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { LanguageList } from "./language-switch.tsx";
import { MenuAnchor } from "../menu-anchor.tsx";
import type { MenuItemView, MenuLinkView } from "../menu-view.ts";
import { ProductsPanel } from "./products-panel.tsx";
import type { ServerLayoutData } from "../server-layout-data.ts";
import type { LayoutData } from "../use-layout-data.ts";

/** Main menu: a row in the header; below 780 px a full screen with the same entries, of which one is open at a time. */
export function MainMenu({ layoutData, serverData }: { layoutData: LayoutData; serverData: ServerLayoutData }) {
  const { language, copy, navigation } = layoutData;
  const { products, company } = navigation.links;
  const { login } = navigation.links.tools;
  const { mainNavigation, categories, lines, menus } = serverData;
  return (
    <nav aria-label={mainNavigation} className="main-menu">
      <ul className="main-entries">
        {menus.header.map((item) => {
          if (item.listsProducts && products.all)
            return (
              <Menu key={item.text} heading={item.text} links={[products.all]} wide>
                <ProductsPanel lines={lines} categories={categories} all={products.all} />
              </Menu>
            );
          return item.links.length > 0 ? <LinksMenu key={item.text} item={item} /> : <BarLink key={item.text} item={item} />;
        })}
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

function BarLink({ item: { text, link } }: { item: MenuItemView }) {
  if (!link) return null;
  return (
    <li>
      <MenuAnchor link={link} marksCurrent="below" className="bar-entry">
        {text}
      </MenuAnchor>
    </li>
  );
}

function LinksMenu({ item: { text: heading, links, groups } }: { item: MenuItemView }) {
  return (
    <Menu heading={heading} links={links}>
      {groups ? (
        <div className="menu-groups">
          {groups.map((group) => (
            <div key={group.heading}>
              <p>
                {group.heading} <small>{group.text}</small>
              </p>
              <LinkList label={group.heading} links={group.links} />
            </div>
          ))}
        </div>
      ) : (
        <LinkList links={links} />
      )}
    </Menu>
  );
}

function LinkList({ label, links }: { label?: string; links: readonly MenuLinkView[] }) {
  return (
    <ul aria-label={label} className="menu-links">
      {links.map((link) => (
        <li key={link.to}>
          <MenuAnchor link={link} marksCurrent="exact">
            {link.text}
            {link.note && <small>{link.note}</small>}
          </MenuAnchor>
        </li>
      ))}
    </ul>
  );
}

type MenuProps = { heading: string; links: readonly { to: string }[]; wide?: boolean; children: ReactNode };

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
