import { consentTexts, consentVersion } from "#domain/newsletter/schema";
import { localPath } from "#i18n/paths.ts";
import { pages } from "../pages.ts";
import type { Copy } from "./copy/fr.ts";
import { linksToExisting, type Links } from "./destinations.ts";
import { messages, type Reason } from "#i18n/messages/index.ts";
import type { FormMessages } from "./form/messages.server.ts";
import { readProductLines, type ProductLine } from "./menu-products.server.ts";
import type { RequestContext } from "./request-context.ts";

/** What header, footer and error pages lead to, with the texts of what there is. */
export type Navigation = {
  links: Links;
  lines: ProductLine[];
  newsletter?: NewsletterBandTexts;
};

/** What the band above the footer says; it is in every page, so it has only the messages that its two fields can need. */
export type NewsletterBandTexts = Copy["newsletter"] & { consent: { version: string; text: string }; messages: FormMessages };

const bandReasons = ["newsletterEmail", "tooLong", "consentRequired", "alreadySubscribed", "newsletterFailed", "tooMany", "unreachable", "internal", "invalidInput"] as const satisfies readonly Reason[];

export type NavigationTexts = Pick<Copy, "destinations" | "platformNotes" | "lines" | "newsletter">;

export async function readNavigation(page: RequestContext, texts: NavigationTexts): Promise<Navigation> {
  const address = (path: string) => localPath(page.language, path);
  const links = linksToExisting({ names: texts.destinations, notes: texts.platformNotes, address, pages });
  return {
    links,
    lines: await readProductLines(page, texts.lines),
    ...(links.tools.newsletter && { newsletter: bandTexts(page, texts.newsletter) }),
  };
}

function bandTexts({ language }: RequestContext, copy: Copy["newsletter"]): NewsletterBandTexts {
  return {
    ...copy,
    consent: { version: consentVersion, text: consentTexts[consentVersion][language] },
    messages: Object.fromEntries(bandReasons.map((reason) => [reason, messages[language][reason]])),
  };
}
