export type MenuLinkView = { text: string; note?: string; lang?: string; to: string; isExternal: boolean };
/** Links of a panel under a heading with one sentence. */
export type MenuGroupView = { heading: string; text: string; links: MenuLinkView[] };
/** `listsProducts` means that the products of the site stand below the item; `groups` divides its links. */
export type MenuItemView = {
  text: string;
  link?: { to: string; isExternal: boolean };
  links: MenuLinkView[];
  groups?: MenuGroupView[];
  listsProducts: boolean;
};
