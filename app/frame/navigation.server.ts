import { localPath } from "#i18n/paths.ts";
import { isListed } from "#app/routing/listed-pages.ts";
import { pages } from "#app/routing/pages.ts";
import type { Copy } from "./copy/fr.ts";
import { linksToExisting, type Links } from "#app/routing/destinations.ts";
import { newsletterBand } from "./newsletter/band-texts.server.ts";
import type { RequestContext } from "#app/page/request-context.ts";

export type Navigation = {
  links: Links;
  newsletter?: ReturnType<typeof newsletterBand>;
};

export type NavigationTexts = Pick<Copy, "destinations" | "platformNotes" | "newsletter">;

/** @param path address of the current page, which its forms submit */
export function readNavigation(page: RequestContext, texts: NavigationTexts, path: string): Navigation {
  const address = (path: string) => localPath(page.language, path);
  const listedPages = pages.filter((row) => isListed(row, page.emptyTypes));
  const links = linksToExisting({ names: texts.destinations, notes: texts.platformNotes, address, pages: listedPages });
  const { newsletter } = links.tools;
  return {
    links,
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
