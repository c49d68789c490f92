import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { namedCountries } from "#app/form/countries.server.ts";
import { pickMessages } from "#app/form/messages.server.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { type RequestContext } from "#app/page/request-context.ts";
import { readReplyTime } from "#app/features/reply-time/read-reply-time.server.ts";
import { readReceipt } from "#app/features/receipt/read-receipt.server.ts";
import { readSelection } from "#app/features/stack/read-selection.server.ts";
import type { SupportWords } from "#app/features/support/read-support.server.ts";
import { findEntryPicture } from "#app/page/entry-picture.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import type { Query } from "#app/page/query.ts";
import { attachmentErrorCodes } from "#app/features/attachments/attachment-error-codes.server.ts";
import type { Copy } from "./copy/fr.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { maxLengthsOf } from "#app/form/max-lengths.server.ts";
import { contactFormSchema } from "#domain/contact/schema";
import { inverterFamilies } from "#domain/content/schema";

export const loader = pageLoader("/contact-us", async ({ page, query, copy, seo }) => {
  const [selection, receipt, replyTime, { families }] = await Promise.all([
    readSelection(page, query),
    readReceipt(page, query),
    readReplyTime(page),
    readCopy(page, "support"),
  ]);
  return {
    copy,
    replyTime,
    wechat: readWechat(page),
    seo: { ...seo, image: previewOf("reception") },
    messages: pickMessages(page.language, [
      "nameRequired",
      "emailRequired",
      "telephoneRequired",
      "companyRequired",
      "messageRequired",
      "questionFailed",
      "phoneFormat",
      ...attachmentErrorCodes,
    ]),
    longest: maxLengthsOf(contactFormSchema, ["name", "email", "telephone", "company", "message", "serialNumber"]),
    countries: namedCountries(page.language),
    picture: pictureOf("half", "reception"),
    receipt,
    selection,
    // The route table admits only valid values of these parameters.
    prefill: prefillFields(query, { ...copy, families }),
  };
});

function readWechat(page: RequestContext) {
  const { wechatId: id, wechatPicture } = page.site;
  const picture = wechatPicture === undefined ? undefined : findEntryPicture(page, "half", wechatPicture);
  return id !== undefined || picture ? { id, picture } : undefined;
}

function prefillFields(
  query: Query<"problemType" | "code" | "device">,
  copy: Pick<Copy, "codeLine" | "deviceLine"> & Pick<SupportWords, "families">,
): Record<string, string> {
  const [problemType, code] = [query.get("problemType"), query.get("code")];
  const device = inverterFamilies.find((family) => family === query.get("device"));
  const lines = [
    ...(code ? [fillPlaceholders(copy.codeLine, { code })] : []),
    ...(device ? [fillPlaceholders(copy.deviceLine, { device: copy.families[device] })] : []),
  ];
  // AGAVE-TH and COPIA stand in homes.
  const writer = device && device !== "tianyuan" ? "private" : undefined;
  return { ...(problemType && { problemType }), ...(writer && { writer }), ...(lines.length > 0 && { message: `${lines.join("\n")}\n` }) };
}

export type ContactData = Awaited<ReturnType<typeof loader>>;
