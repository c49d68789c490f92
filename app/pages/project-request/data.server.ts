import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { attachmentErrorCodes } from "#app/features/attachments/attachment-error-codes.server.ts";
import { readReceipt } from "#app/features/receipt/read-receipt.server.ts";
import { readReplyTime } from "#app/features/reply-time/read-reply-time.server.ts";
import { readSelection, type SelectionView } from "#app/features/stack/read-selection.server.ts";
import { namedCountries } from "#app/form/countries.server.ts";
import { maxLengthsOf } from "#app/form/max-lengths.server.ts";
import { pickMessages } from "#app/form/messages.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { projectFormSchema } from "#domain/projects/schema";
import { requestConsents, requestConsentVersion } from "#domain/request-kinds/schema";
import { formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";

export const loader = pageLoader("/project-request", async ({ page, path, query, copy, seo }) => {
  const { language } = page;
  const [selection, receipt, replyTime] = await Promise.all([readSelection(page, query), readReceipt(page, query), readReplyTime(page)]);
  return {
    copy,
    seo: { ...seo, image: previewOf("field-dawn"), jsonLd: [await breadcrumbList(page, [{ name: copy.name, path }])] },
    messages: pickMessages(language, [
      "nameRequired",
      "emailRequired",
      "companyRequired",
      "phoneFormat",
      "quantityFormat",
      "noSuchDate",
      "storingConsentRequired",
      ...attachmentErrorCodes,
    ]),
    longest: maxLengthsOf(projectFormSchema, ["power", "energy", "message", "company", "name", "email", "telephone"]),
    countries: namedCountries(language),
    consent: requestConsents[requestConsentVersion][language],
    picture: pictureOf("wide", "field-dawn"),
    replyTime,
    receipt,
    selection,
    prefill: prefillFields(language, selection),
  };
});

/** Power and energy of a calculated plant in the units that the form selects at first; a house has none. */
function prefillFields(language: Language, selection: SelectionView | undefined): Record<string, string> {
  const { installed, nominal } = selection?.calculation?.results ?? {};
  return {
    ...(typeof installed === "number" && { power: formatNumber(language, installed) }),
    ...(typeof nominal === "number" && { energy: formatNumber(language, nominal) }),
  };
}

export type ProjectData = Awaited<ReturnType<typeof loader>>;
