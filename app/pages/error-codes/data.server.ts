import * as v from "valibot";
import { previewOf } from "#app/assets/pictures.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readList } from "#app/page/read-list.ts";
import { readSupport } from "#app/features/support/read-support.server.ts";
import { inverterFamilies, searchText } from "#domain/content/schema";
import { codeGroups } from "./code-list.server.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { formatMessage } from "#i18n/format-message.ts";
import { maxCodeLength } from "#app/features/support/max-code-length.ts";
import { path } from "./path.ts";

export const loader = pageLoader(path, async ({ page, query, copy: { found, ...copy }, seo }) => {
  const { language } = page;
  const text = v.parse(searchText, query.get("code") ?? "").slice(0, maxCodeLength);
  const family = inverterFamilies.find((name) => name === query.get("family"));
  const [{ way, words, jsonLd }, entries] = await Promise.all([readSupport(page, "errorCodes"), readList(page, "error-code")]);
  const groups = codeGroups(language, entries, { text, family });
  const exactCount = groups.find(({ name }) => name === "exact")?.codes.length ?? 0;
  return {
    copy,
    way,
    words,
    seo: {
      ...seo,
      title: text === "" ? seo.title : fillPlaceholders(seo.codeTitle, { code: text }),
      image: previewOf("agave-th-detail-1"),
      noindex: text !== "",
      jsonLd: [jsonLd],
    },
    search: { text, family },
    status: text === "" ? "" : formatMessage(language, found, { count: exactCount, number: exactCount, code: text }),
    groups,
    hasExamples: groups.some(({ codes }) => codes.some(({ example }) => example)),
  };
});

export type ErrorCodesData = Awaited<ReturnType<typeof loader>>;
