import { expect, test } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { renderBody } from "./render-body.ts";

test("the Markdown renderer produces HTML", () => {
  expect(renderBody("## Two\n\nA *word*.", "en")).toBe("<h2>Two</h2>\n<p>A <em>word</em>.</p>\n");
});

test.each([
  ["fr", "/products/copia", "/explore/news/first"],
  ["en", "/en/products/copia", "/en/explore/news/first"],
  ["cn", "/cn/products/copia", "/cn/explore/news/first"],
  ["au", "/au/products/copia", "/au/explore/news/first"],
  ["de", "/de/products/copia", "/de/explore/news/first"],
] as const)("the Markdown renderer localizes entry links in %s", (language, product, news) => {
  const html = renderBody("[COPIA](product:copia), [first](news:first)", language);
  expect(html).toContain(`<a href="${product}">COPIA</a>`);
  expect(html).toContain(`<a href="${news}">first</a>`);
});

test.each([
  ["/about-us", "/de/about-us"],
  ["/", "/de"],
  ["/document/privacy-policy", "/de/document/privacy-policy"],
  ["/support-center/faqs?line=utility#grid-codes", "/de/support-center/faqs?line=utility#grid-codes"],
])("the Markdown renderer localizes a link to the page %s", (target, there) => {
  expect(renderBody(`[x](${target})`, "de")).toContain(`href="${there}"`);
});

test.each([
  ["<script>alert(1)</script>", "<script"],
  ["before <img src=x onerror=alert(1)> after", "<img"],
  ["<div onclick='x'>\n\ntext\n\n</div>", "<div"],
  ["<!-- a comment -->", "<!--"],
  ["| a |\n|---|\n| <b>x</b> |", "<b>"],
  ["[<i>x</i>](https://example.com)", "<i>"],
])("the Markdown renderer shows raw HTML as text: %j", (markdown, tag) => {
  const html = renderBody(markdown, "en");
  expect(html).not.toContain(tag);
  expect(html).toContain("&#60;");
});

test.each([
  "[x](javascript:alert(1))",
  "[x](JavaScript:alert(1))",
  "[x](java&#115;cript:alert(1))",
  "[x](&#x6a;avascript:alert(1))",
  "[x](<javascript:alert(1)>)",
  "[x][1]\n\n[1]: javascript:alert(1)",
  "[x](data:text/html,<script>alert(1)</script>)",
  "[x](vbscript:x)",
  "<javascript:alert(1)>",
])("the Markdown renderer disables a link that would run a script: %s", (markdown) => {
  for (const language of languageCodes) {
    const targets = [...renderBody(markdown, language).matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
    expect(targets).toEqual(["#"]);
  }
});

test.each([
  "https://example.com/a?b=1",
  "mailto:a@example.com",
  "tel:+4930",
  "/documents/tianyuan-60k-data-sheet-de.pdf",
  "/api/openapi.json",
  "#part",
])("the Markdown renderer keeps the link target %s unchanged", (target) => {
  expect(renderBody(`[x](${target})`, "de")).toContain(`href="${target}"`);
});

test("the Markdown renderer escapes quotation marks in link addresses and titles", () => {
  const html = renderBody(`[x](https://example.com/"onclick="alert(1) 'a" onclick="b')`, "en");
  expect(html).not.toMatch(/<a[^>]*\sonclick="/);
});

test("the Markdown renderer wraps a table in a focusable scroll container", () => {
  const html = renderBody("| a |\n|---|\n| b |", "en");
  expect(html).toMatch(/^<div class="table-scroll" tabindex="0"><table class="stacked-table" role="table">[\s\S]*<\/table><\/div>\s*$/);
});

test("the Markdown renderer labels the cells of a table, except the first of a row, with the name of their column", () => {
  const html = renderBody('| Year | *Power* & "peak" |\n|---|---:|\n| 2026 | **5** kW |', "en");
  expect(html).toContain('<tr role="row">\n<td role="cell">2026</td>');
  expect(html).toContain(
    '<td role="cell" data-label="Power &#38; &#34;peak&#34;" class="figure-cell"><span><strong>5</strong> kW</span></td>',
  );
  expect(html.match(/role="columnheader"/g)).toHaveLength(2);
  expect(html.match(/role="rowgroup"/g)).toHaveLength(2);
});

test("the Markdown renderer turns the marker of a heading into its id", () => {
  expect(renderBody("## Two & more {#two}\n\n### Three\n\nA {#word}.", "en")).toBe(
    '<h2 id="two">Two &amp; more</h2>\n<h3>Three</h3>\n<p>A {#word}.</p>\n',
  );
});

test("the Markdown renderer replaces a missing image with its alt text", () => {
  expect(renderBody("![A *cactus* & <b>](picture:nowhere)", "en")).toBe("<p>A cactus &#38; &#60;b&#62;</p>\n");
});
