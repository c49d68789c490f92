import type { RouterContextProvider } from "react-router";
import { readProductLines } from "./header/menu-products.server.ts";
import { readNavigation } from "./navigation.server.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { requestContext } from "#app/page/request-context.ts";
import { serverFrame } from "./server-frame.ts";
import type { Shell } from "./use-shell.ts";

/** What goes into every document: without the texts of what is answered 429 or 503, which bring a shell of their own. */
export async function readPageShell(context: Readonly<RouterContextProvider>, path: string): Promise<Shell> {
  const shell = await readShell(context, path);
  const { internal, notFound, status } = shell.copy.errors;
  return { ...shell, copy: { ...shell.copy, errors: { internal, notFound, status } } };
}

/**
 * Leaves in the context what only header and footer say, for the render.
 *
 * @param path address of the page that is shown
 */
export async function readShell(context: Readonly<RouterContextProvider>, path: string): Promise<Shell> {
  const page = context.get(requestContext);
  const { destinations, platformNotes, newsletter, lines, categories, contact, example, footerNavigation, mainNavigation, menu, ...copy } =
    await readCopy(page, "frame");
  const words = { categories, contact, example, footerNavigation, mainNavigation, menu };
  context.set(serverFrame, { ...words, lines: await readProductLines(page, lines), year: new Date().getFullYear() });
  const navigation = readNavigation(page, { destinations, platformNotes, newsletter }, path);
  return { language: page.language, copy, navigation, site: page.site, tags: page.tags };
}
