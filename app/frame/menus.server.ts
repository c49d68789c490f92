import { destinations } from "#app/routing/destinations.ts";
import { isLinked } from "#app/routing/listed-pages.ts";
import type { Menu, MenuItem, MenuLink, MenuName, PublicMenuItem } from "#domain/site-config/schema";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { copiesOf, withReplacements } from "#app/page/copies.server.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import type { Copy } from "./copy/fr.ts";
import type { MenuGroupView, MenuItemView, MenuLinkView } from "./menu-view.ts";

type MenuCopy = Pick<Copy, "columns" | "destinations" | "platformNotes">;

const columnNames = ["solutions", "platforms", "support", "explore", "company"] as const;
const productsPath = destinations.products.all;

/** Returns the default menu in a language, with the texts that editors replaced. */
export function readDefaultMenu(name: MenuName, language: Language, overrides: Readonly<Record<string, string>>): Menu {
  return defaultMenu(name, withReplacements("frame", copiesOf("frame")[language], overrides));
}

/** Returns the menu of the code as an editor's menu, so that both are shown and edited alike. */
function defaultMenu(name: MenuName, { columns, destinations: texts, platformNotes }: MenuCopy): Menu {
  const notes: Record<string, string> = platformNotes;
  const column = (of: (typeof columnNames)[number]) => ({
    label: columns[of],
    links: Object.entries<string>(destinations[of]).map(([key, target]): MenuLink => {
      const label = (texts[of] as Record<string, string>)[key] ?? key;
      return { label, ...(notes[key] && name === "header" && { note: notes[key] }), target };
    }),
  });
  const products = { label: columns.products, target: productsPath };
  if (name === "footer") {
    const newsletter = { label: texts.tools.newsletter, target: destinations.tools.newsletter };
    const columnOf = (of: (typeof columnNames)[number]) => {
      const item = column(of);
      return of === "explore" ? { ...item, links: [...item.links, newsletter] } : item;
    };
    return [products, ...columnNames.map(columnOf)];
  }
  return [
    products,
    ...(["solutions", "platforms", "support"] as const).map(column),
    { label: texts.explore.news, target: destinations.explore.news },
    { label: texts.company.about, target: destinations.company.about },
  ];
}

/** Returns the menu that editors chose, or the default. */
export function readMenu(
  page: Pick<RequestContext, "language" | "layout" | "emptyTypes">,
  name: MenuName,
  { menuGroups, ...copy }: MenuCopy & Pick<Copy, "menuGroups">,
): MenuItemView[] {
  const items = viewMenu(page, page.layout[name] ?? defaultMenu(name, copy).map(toPublicItem));
  if (name === "footer") return items;
  const visitorPaths = localPath(page.language, "/for/");
  return items.map((item) => ({ ...item, groups: groupLinks(item.links, visitorPaths, menuGroups) }));
}

/** Divides the links of an item that has both pages by size of site and pages by visitor, whose addresses begin with `visitorPaths`. */
function groupLinks(links: readonly MenuLinkView[], visitorPaths: string, texts: Copy["menuGroups"]): MenuGroupView[] | undefined {
  const isForVisitor = ({ to }: MenuLinkView) => to.startsWith(visitorPaths);
  const [visitor, size] = [links.filter(isForVisitor), links.filter((link) => !isForVisitor(link))];
  if (visitor.length === 0 || size.length === 0) return undefined;
  return [
    { ...texts.size, links: size },
    { ...texts.visitor, links: visitor },
  ];
}

function toPublicItem({ label, target, links = [] }: MenuItem): PublicMenuItem {
  return { label, to: target, links: links.map(({ target: to, ...link }) => ({ ...link, to })) };
}

type MenuPage = Pick<RequestContext, "language" | "emptyTypes">;

/** Returns a menu for visitors, without links to pages that do not exist or would be empty. */
function viewMenu(page: MenuPage, items: readonly PublicMenuItem[]): MenuItemView[] {
  return items.flatMap(({ label, to, links: allLinks }): MenuItemView[] => {
    const links = allLinks.flatMap(({ label: text, note, to: target }) => {
      const link = viewLink(page, target);
      return link ? [{ ...link, text, ...(note !== undefined && { note }) }] : [];
    });
    const link = to === undefined ? undefined : viewLink(page, to);
    if (!link && links.length === 0) return [];
    return [{ text: label, ...(link && { link }), links, listsProducts: to === productsPath && links.length === 0 }];
  });
}

function viewLink({ language, emptyTypes }: MenuPage, target: string): Omit<MenuLinkView, "text"> | undefined {
  if (!target.startsWith("/")) return { to: target, isExternal: true };
  return isLinked(target, emptyTypes) ? { to: localPath(language, target), isExternal: false } : undefined;
}
