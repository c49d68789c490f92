import { localPath } from "#i18n/paths.ts";
import { pages } from "#app/routing/pages.ts";
import type { Copy } from "./copy/fr.ts";
import { linksToExisting, type Links } from "#app/routing/destinations.ts";
import { readProductLines, type ProductLine } from "./header/menu-products.server.ts";
import { newsletterBand } from "./newsletter/band-texts.server.ts";
import type { RequestContext } from "#app/page/request-context.ts";

/** What header, footer and error pages lead to, with the texts of what there is. */
export type Navigation = {
  links: Links;
  lines: ProductLine[];
  newsletter?: ReturnType<typeof newsletterBand>;
};

export type NavigationTexts = Pick<Copy, "destinations" | "platformNotes" | "lines" | "newsletter">;

/** @param path address of the page that is shown, which a form on it names as its place */
export async function readNavigation(page: RequestContext, texts: NavigationTexts, path: string): Promise<Navigation> {
  const address = (path: string) => localPath(page.language, path);
  const links = linksToExisting({ names: texts.destinations, notes: texts.platformNotes, address, pages });
  const { newsletter } = links.tools;
  return {
    links,
    lines: await readProductLines(page, texts.lines),
    ...(newsletter && {
      newsletter: newsletterBand({
        copy: texts.newsletter,
        language: page.language,
        privacy: links.legal.privacy,
        action: newsletter.to,
        page: path,
      }),
    }),
  };
}
