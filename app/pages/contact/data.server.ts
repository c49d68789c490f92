import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { namedCountries } from "#app/form/countries.server.ts";
import { pickMessages } from "#app/form/messages.server.ts";
import { type RequestContext } from "#app/page/request-context.ts";
import { readReplyTime } from "#app/features/reply-time/read-reply-time.server.ts";
import { readConfiguration, type Configuration } from "#app/features/stack/read-configuration.server.ts";
import { findEntryPicture } from "#app/page/entry-picture.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import type { Query } from "#app/page/query.ts";
import { attachmentErrorCodes } from "#app/features/attachments/attachment-error-codes.server.ts";
import type { Copy } from "./copy/fr.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { maxLengthsOf } from "#app/form/max-lengths.server.ts";
import { contactFormSchema } from "#domain/contact/schema";

export const loader = pageLoader("/contact-us", async ({ page, query, copy, seo }) => {
  const [configuration, replyTime] = await Promise.all([readConfiguration(page, query), readReplyTime(page)]);
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
    sent: query.get("result") === "sent",
    // The route table admits only valid values of these parameters.
    prefill: prefillFields(query, copy, configuration, page.siteUrl),
  };
});

function readWechat(page: RequestContext) {
  const { wechatId: id, wechatPicture } = page.site;
  const picture = wechatPicture === undefined ? undefined : findEntryPicture(page, "half", wechatPicture);
  return id !== undefined || picture ? { id, picture } : undefined;
}

function prefillFields(
  query: Query<"problemType" | "code" | "calculation">,
  { codeLine, configurationLine }: Pick<Copy, "codeLine" | "configurationLine">,
  configuration: Configuration | undefined,
  siteUrl: string,
): Record<string, string> {
  const [problemType, code, calculation] = [query.get("problemType"), query.get("code"), query.get("calculation")];
  const lines = [
    ...(configuration ? [fillPlaceholders(configurationLine, { configuration: configuration.text })] : []),
    ...(configuration && calculation ? [new URL(calculation, siteUrl).href] : []),
    ...(code ? [fillPlaceholders(codeLine, { code })] : []),
  ];
  return { ...(problemType && { problemType }), ...(lines.length > 0 && { message: `${lines.join("\n")}\n` }) };
}

export type ContactData = Awaited<ReturnType<typeof loader>>;
