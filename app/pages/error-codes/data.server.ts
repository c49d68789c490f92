import * as v from "valibot";
import { previewOf } from "#app/assets/pictures.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readList } from "#app/page/read-list.ts";
import { readSupportContacts } from "#app/features/support/read-support-contacts.server.ts";
import { readSupport } from "#app/features/support/read-support.server.ts";
import { errorCodePattern } from "#domain/contact/schema";
import { deviceErrorCodesIn, inverterFamilies, searchText } from "#domain/content/schema";
import { codeGroups } from "./code-list.server.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { formatMessage } from "#i18n/format-message.ts";
import { localPath } from "#i18n/paths.ts";
import { maxCodeLength } from "#app/features/support/max-code-length.ts";
import { path } from "./path.ts";

export const loader = pageLoader(path, async ({ page, query, copy: { found, ...copy }, seo }) => {
  const { language } = page;
  const text = v.parse(searchText, query.get("code") ?? "").slice(0, maxCodeLength);
  const family = inverterFamilies.find((name) => name === query.get("family"));
  const [{ way, words, emergency, jsonLd }, entries, contacts] = await Promise.all([
    readSupport(page, "errorCodes"),
    readList(page, "error-code"),
    readSupportContacts(page),
  ]);
  const groups = codeGroups(language, entries, { text, family });
  const exactMatches = groups.find(({ name }) => name === "exact")?.codes ?? [];
  const code = exactMatches[0]?.code ?? text;
  return {
    copy,
    way,
    words,
    emergency,
    contacts,
    seo: {
      ...seo,
      title: text === "" ? seo.title : fillPlaceholders(seo.codeTitle, { code }),
      image: previewOf("agave-th-detail-1"),
      noindex: text !== "",
      jsonLd: [jsonLd],
    },
    search: { text, family },
    contact: localPath(language, `/contact-us?${new URLSearchParams(faultRequest(text, family))}#ask`),
    status: text === "" ? "" : formatMessage(language, found, { count: exactMatches.length, number: exactMatches.length, code: text }),
    hasList: entries.length > 0,
    groups,
    hasExamples: groups.some(({ codes }) => codes.some(({ example }) => example)),
  };
});

/** Fills the contact form with the code, or with the one inside of a sentence. */
function faultRequest(text: string, family: string | undefined): Record<string, string> {
  const code = [text, ...deviceErrorCodesIn(text)].find((each) => errorCodePattern.test(each));
  return { problemType: "fault", ...(code && { code }), ...(family && { device: family }) };
}

export type ErrorCodesData = Awaited<ReturnType<typeof loader>>;
