import { localPath } from "#i18n/paths.ts";
import { pages } from "../pages.ts";
import type { Copy } from "./copy/fr.ts";
import { linksToExisting, type Links } from "./destinations.ts";
import { readProductLines, type ProductLine } from "./menu-products.server.ts";
import type { RequestContext } from "./request-context.ts";

/** What header, footer and error pages lead to, with the texts of what there is. */
export type Navigation = {
  links: Links;
  lines: ProductLine[];
  newsletter?: Copy["newsletter"];
};

export type NavigationTexts = Pick<Copy, "destinations" | "platformNotes" | "lines" | "newsletter">;

export async function readNavigation(page: RequestContext, texts: NavigationTexts): Promise<Navigation> {
  const address = (path: string) => localPath(page.language, path);
  const links = linksToExisting({ names: texts.destinations, notes: texts.platformNotes, address, pages });
  return {
    links,
    lines: await readProductLines(page, texts.lines),
    ...(links.tools.newsletter && { newsletter: texts.newsletter }),
  };
}
