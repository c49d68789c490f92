import { parseEntryTarget, pathOfTarget } from "#domain/content";
import type { Layout, Menu, MenuItem, MenuLink, PublicLayout, PublicMenuItem } from "./layout-schema.ts";

/** Entries that are public in the language, as `type:key`. */
type PublicEntries = ReadonlySet<string>;

/** Returns the menus that visitors see: without hidden items, without links to entries that are not public, and with paths. */
export function publicLayout({ header, footer, images }: Layout, entries: PublicEntries): PublicLayout {
  return {
    ...(header && { header: publicMenu(header, entries) }),
    ...(footer && { footer: publicMenu(footer, entries) }),
    ...(images && { images }),
  };
}

/** Returns the targets of a menu, with their places. */
export function targetsIn(menu: Menu): { place: string; target: string }[] {
  return menu.flatMap(({ target, links = [] }, index) => [
    ...(target === undefined ? [] : [{ place: `${index}.target`, target }]),
    ...links.map((link, place) => ({ place: `${index}.links.${place}.target`, target: link.target })),
  ]);
}

function publicMenu(menu: Menu, entries: PublicEntries): PublicMenuItem[] {
  const isShown = (item: { target?: string; isHidden?: boolean }) => !item.isHidden && isPublicTarget(item.target, entries);
  return menu.flatMap((item): PublicMenuItem[] => {
    const links = (item.links ?? []).filter(isShown).map(publicLink);
    // A heading stays if one of its links is public, even if its own target is not.
    const to = item.target !== undefined && isPublicTarget(item.target, entries) ? pathOfTarget(item.target) : undefined;
    return item.isHidden || (to === undefined && links.length === 0) ? [] : [publicItem(item, to, links)];
  });
}

function publicItem({ label }: MenuItem, to: string | undefined, links: PublicMenuItem["links"]): PublicMenuItem {
  return { label, ...(to !== undefined && { to }), links };
}

function publicLink({ label, note, target }: MenuLink): PublicMenuItem["links"][number] {
  return { label, ...(note !== undefined && { note }), to: pathOfTarget(target) };
}

function isPublicTarget(target: string | undefined, entries: PublicEntries): boolean {
  return target !== undefined && (parseEntryTarget(target) === undefined || entries.has(target));
}
