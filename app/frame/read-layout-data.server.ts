import type { RouterContextProvider } from "react-router";
import { readProductLines } from "./header/menu-products.server.ts";
import type { MenuName } from "#domain/site-config/schema";
import { readMenu } from "./menus.server.ts";
import { readNavigation } from "./navigation.server.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { requestContext } from "#app/page/request-context.ts";
import { serverLayoutData } from "./server-layout-data.ts";
import type { LayoutData } from "./use-layout-data.ts";

/** Reads the layout data of a document, without the messages of 429 and 503 errors, which carry their own layout data. */
export async function readPageLayoutData(context: Readonly<RouterContextProvider>, path: string): Promise<LayoutData> {
  const layoutData = await readLayoutData(context, path);
  const { internal, notFound, status } = layoutData.copy.errors;
  return { ...layoutData, copy: { ...layoutData.copy, errors: { internal, notFound, status } } };
}

/**
 * Reads the layout data. Stores the data that only header and footer need in the router context, for the render.
 *
 * @param path address of the current page
 */
export async function readLayoutData(context: Readonly<RouterContextProvider>, path: string): Promise<LayoutData> {
  const page = context.get(requestContext);
  const { destinations, platformNotes, menuGroups, newsletter, lines, ...serverOrShared } = await readCopy(page, "frame");
  const { categories, contact, example, footerNavigation, mainNavigation, menu, ...copy } = serverOrShared;
  const serverTexts = { categories, contact, example, footerNavigation, mainNavigation, menu };
  const menuOf = (name: MenuName) => readMenu(page, name, { columns: copy.columns, destinations, platformNotes, menuGroups });
  context.set(serverLayoutData, {
    ...serverTexts,
    lines: await readProductLines(page, lines),
    menus: { header: menuOf("header"), footer: menuOf("footer") },
    year: new Date().getFullYear(),
  });
  const navigation = readNavigation(page, { destinations, platformNotes, newsletter }, path);
  return { language: page.language, copy, navigation, site: page.site, siteUrl: page.siteUrl, tags: page.tags };
}
