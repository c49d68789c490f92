import { readNavigation } from "./navigation.server.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import type { Shell } from "./use-shell.ts";

/** What goes into every document: without the texts of what is answered 429 or 503, which bring a shell of their own. */
export async function readPageShell(page: RequestContext, path: string): Promise<Shell> {
  const shell = await readShell(page, path);
  const { internal, notFound, status } = shell.copy.errors;
  return { ...shell, copy: { ...shell.copy, errors: { internal, notFound, status } } };
}

/** @param path address of the page that is shown */
export async function readShell(page: RequestContext, path: string): Promise<Shell> {
  const { destinations, platformNotes, lines, newsletter, ...copy } = await readCopy(page, "frame");
  const navigation = await readNavigation(page, { destinations, platformNotes, lines, newsletter }, path);
  return { language: page.language, copy, navigation, site: page.site, tags: page.tags, year: new Date().getFullYear() };
}
