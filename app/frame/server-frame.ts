import { createContext, useContext } from "react";
import { createContext as createRequestContext } from "react-router";
import type { Copy } from "./copy/fr.ts";
import type { ProductLine } from "./header/menu-products.server.ts";

/** What header and footer say that nothing else says: it does not go into the page's data, since only the server draws them. */
export type ServerFrame = Pick<Copy, "categories" | "contact" | "example" | "footerNavigation" | "mainNavigation" | "menu"> & {
  lines: ProductLine[];
  year: number;
};

/** Where whoever reads it for a request leaves it for the render. */
export const serverFrame = createRequestContext<ServerFrame | null>(null);

export const ServerFrameContext = createContext<ServerFrame | null>(null);

export const useServerFrame = () => useContext(ServerFrameContext);
