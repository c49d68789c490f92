import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copiesOf } from "#app/page/copies.server.ts";
import { type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

/** Topics that the specification requires of these pages, with words that name them in each language. */
const specifiedTopics: { sentence: string; path: string; copies: Record<Language, object>; words: Record<Language, readonly RegExp[]> }[] =
  [
    {
      sentence: "commissioning, OTA firmware upgrade and error-code analysis",
      path: "/platform/ecos-hub",
      copies: copiesOf("ecos-hub"),
      words: {
        fr: [/mise en service/i, /micrologiciel/i, /code d.erreur|codes d.erreur/i],
        en: [/commission/i, /over the air/i, /error code/i],
        cn: [/调试/, /固件/, /故障码/],
        au: [/commission/i, /over the air/i, /error code/i],
        de: [/Inbetriebnahme/, /Firmware/, /Fehlercode/],
      },
    },
    {
      sentence: "brand story",
      path: "/about-us/ecactus",
      copies: copiesOf("about-us-ecactus"),
      words: {
        fr: [/agave/i, /Myrtillocactus/, /Copiapoa/, /cholla/i],
        en: [/agave/i, /Myrtillocactus/, /Copiapoa/, /cholla/i],
        cn: [/AGAVE-TH/, /MYRTILLO/, /COPIA/, /cholla/],
        au: [/agave/i, /Myrtillocactus/, /Copiapoa/, /cholla/i],
        de: [/agave/i, /Myrtillocactus/, /Copiapoa/, /cholla/i],
      },
    },
    {
      sentence: "maintenance",
      path: "/support-center/maintenance",
      copies: copiesOf("support-center-maintenance"),
      words: { fr: [/entretien/i], en: [/maintenance/i], cn: [/维护|保养/], au: [/maintenance/i], de: [/Wartung/] },
    },
    {
      sentence: "warranty",
      path: "/support-center/warranty",
      copies: copiesOf("warranty"),
      words: { fr: [/garantie/i], en: [/warranty/i], cn: [/质保|保修/], au: [/warranty/i], de: [/Garantie/] },
    },
    {
      sentence: "community",
      path: "/support-center/community",
      copies: copiesOf("community"),
      words: { fr: [/communauté/i], en: [/community/i], cn: [/社区/], au: [/community/i], de: [/Community/i] },
    },
  ];

const textOf = (html: string) =>
  html
    .slice(html.indexOf("<main"), html.indexOf("</main>"))
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll("&amp;", "&")
    // Remove zero-width characters, which mark line breaks in Chinese headings.
    .replaceAll(/[\u200b\u2060]/g, "")
    .replaceAll(/\s+/g, " ");

/** Headings in the messages of a page. A heading with a placeholder would not be found on the page. */
function headingsOf(copy: object): string[] {
  return Object.entries(copy).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === "string") return name === "heading" ? [value.replaceAll(/\s+/g, " ")] : [];
    return typeof value === "object" && value !== null ? headingsOf(value) : [];
  });
}

describe.each(specifiedTopics)("content of $path: $sentence", ({ path, copies, words }) => {
  test.each(testedLanguages)("covers the topic in %s and has every heading of its messages", async (language) => {
    const text = textOf(await (await site.visit(localPath(language, path))).text());
    for (const word of words[language]) expect(text).toMatch(word);
    const headings = headingsOf(copies[language]);
    expect(headings.length).toBeGreaterThan(2);
    for (const heading of headings) expect(text).toContain(heading);
  });
});
