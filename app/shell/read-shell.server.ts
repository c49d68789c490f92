import { copies } from "./copy/index.server.ts";
import { readNavigation } from "./navigation.server.ts";
import { readCopy } from "./read-copy.ts";
import type { RequestContext } from "./request-context.ts";
import type { Shell } from "./use-shell.ts";

/** @param path address of the page that is shown */
export async function readShell(page: RequestContext, path: string): Promise<Shell> {
  const { destinations, platformNotes, lines, newsletter, ...copy } = await readCopy(page, "shell", copies);
  const navigation = await readNavigation(page, { destinations, platformNotes, lines, newsletter }, path);
  return { language: page.language, copy, navigation, site: page.site, tags: page.tags, year: new Date().getFullYear() };
}
