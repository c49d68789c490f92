export type MenuLinkView = { text: string; note?: string; lang?: string; to: string; isExternal: boolean };
/** `listsProducts` means that the products of the site stand below the item. */
export type MenuItemView = { text: string; link?: { to: string; isExternal: boolean }; links: MenuLinkView[]; listsProducts: boolean };
