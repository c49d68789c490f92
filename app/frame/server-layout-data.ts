import { createContext, useContext } from "react";
import { createContext as createRequestContext } from "react-router";
import type { Copy } from "./copy/fr.ts";
import type { MenuName } from "#domain/site-config/schema";
import type { MenuItemView } from "./menu-view.ts";
import type { ProductLine } from "./header/menu-products.server.ts";

/** Data of header and footer. It is not part of the page's data, since only the server renders them. */
export type ServerLayoutData = Pick<Copy, "categories" | "contact" | "example" | "footerNavigation" | "mainNavigation" | "menu"> & {
  lines: ProductLine[];
  menus: Record<MenuName, MenuItemView[]>;
  year: number;
};

/** Carries the data from the loader to the render of the same request. */
export const serverLayoutData = createRequestContext<ServerLayoutData | null>(null);

export const ServerLayoutDataContext = createContext<ServerLayoutData | null>(null);

export const useServerLayoutData = () => useContext(ServerLayoutDataContext);
