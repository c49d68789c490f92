import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { entryKeys, entryLanguages, hasChart } from "../../support/entry-languages.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

const articles = ["blog", "news"].flatMap((type) =>
  entryKeys(type)
    .filter((key) => hasChart(type, key))
    .map((key) => ({ article: `/explore/${type}/${key}`, written: entryLanguages(type, key) })),
);
const pages = articles.flatMap(({ article, written }) =>
  testedLanguages.filter((language) => written.includes(language)).map((language) => ({ article, language })),
);

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Numbers in a text, without group separators, so that 8760 and 8,760 are equal. */
function figuresIn(text: string, language: Language): Set<number> {
  const decimal = new Intl.NumberFormat(languages[language].tag).format(0.5).charAt(1);
  const grouped = new RegExp(String.raw`(?<=\d)[${decimal === "," ? String.raw`.\u00a0\u202f` : ","}](?=\d{3}(?!\d))`, "g");
  const numbers = text.replaceAll(grouped, "").match(new RegExp(String.raw`\d+(?:[${decimal}]\d+)?`, "g")) ?? [];
  return new Set(numbers.map((figure) => Number(figure.replace(",", "."))));
}

async function readChart({ article, language }: (typeof pages)[number]) {
  const html = await (await site.visit(localPath(language, article))).text();
  const [figureHtml = "", figureContent = ""] =
    /<figure[^>]*>((?:(?!<\/figure>)[\s\S])*<dl class="ribs[\s\S]*?)<\/figure>/.exec(html) ?? [];
  const paragraphs = Array.from(figureContent.matchAll(/<p[^>]*>(.*?)<\/p>/g), ([, text = ""]) => textOf(text));
  const rows = Array.from(
    figureContent.matchAll(/<div([^>]*)><dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g),
    ([, attributes = "", label = "", figure = ""]) => ({
      label: textOf(label),
      figure,
      share: Number(/--rib:([\d.]+)/.exec(attributes)?.[1]),
      isLit: attributes.includes("rib-lit"),
    }),
  );
  const around = html.slice(html.indexOf("<article"), html.indexOf("</article>")).replace(figureHtml, "");
  return { paragraphs, rows, whole: figureHtml, around };
}

describe.each(pages)("chart of $article in $language", (page) => {
  test("has a title, a unit, and figures from the text or a note", async () => {
    const { paragraphs, rows, around } = await readChart(page);
    const [title, unit, note] = paragraphs;
    expect(title).toBeTruthy();
    expect(unit).toBeTruthy();
    expect(rows.length).toBeGreaterThanOrEqual(3);
    expect(rows.filter(({ isLit }) => isLit)).toHaveLength(1);
    expect(Math.max(...rows.map(({ share }) => share))).toBe(1);
    const numbersInText = figuresIn(textOf(around), page.language);
    const rowsNotInText = rows.filter(({ figure }) => [...figuresIn(figure, page.language)].some((value) => !numbersInText.has(value)));
    if (!note) expect(rowsNotInText).toEqual([]);
  });
});

test("a chart has the same number of rows in every language", async () => {
  for (const { article, written } of articles) {
    const charts = await Promise.all(written.map((language) => readChart({ article, language })));
    expect(new Set(charts.map(({ rows }) => rows.length)).size, article).toBe(1);
  }
});

test("a chart is smaller than 3 kB and loads no image or script", async () => {
  for (const page of pages) {
    const { whole } = await readChart(page);
    expect(whole, page.article).not.toBe("");
    expect(Buffer.byteLength(whole), page.article).toBeLessThan(3_000);
    expect(whole).not.toMatch(/<(svg|img|script|canvas)\b/);
  }
});
