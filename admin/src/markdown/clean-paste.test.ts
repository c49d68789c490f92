import { readFileSync } from "node:fs";
import path from "node:path";
import { DOMParser } from "@tiptap/pm/model";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { cleanPaste } from "./clean-paste.ts";
import { openText } from "./opened-text.ts";
import { textSchema } from "./text-schema.ts";

/** Converts pasted HTML to Markdown. */
function pasteAsMarkdown(html: string, headings: readonly number[] = [2, 3]): string {
  const { document } = new JSDOM(html).window;
  cleanPaste(document, headings);
  return String(openText("")?.write(DOMParser.fromSchema(textSchema).parse(document.body)));
}
const readClipboard = (program: string) => readFileSync(path.join(import.meta.dirname, "clipboard", `${program}.clipboard`), "utf8");

test("pasting › converts content from Word to Markdown", () => {
  expect(pasteAsMarkdown(readClipboard("word"))).toBe(`## What a battery stores

A **home battery** keeps the sun of noon for the *evening*. See [the study](https://example.com/batteries).

- Energy in kWh
  - usable
- Power in kW

1. Measure
2. Choose

| **Battery** | **Energy** |
|---|---:|
| COPIA | 10\u00a0kWh |`);
});

test("pasting › converts content from Google Docs to Markdown", () => {
  expect(pasteAsMarkdown(readClipboard("google-docs"))).toBe(`## Ce que stocke une batterie

Une **batterie domestique** garde le soleil du midi\u00a0: jusqu’au *soir*. Voir [l’étude](https://example.com/etude).

- Énergie en kWh
  - utilisable
- Puissance en kW

| **Batterie** | **Énergie** |
|---|---:|
| COPIA | 10 kWh |`);
});

test("pasting › converts content from a web page to Markdown", () => {
  expect(pasteAsMarkdown(readClipboard("web-page"))).toBe(`## Speicher im Haus

Ein Speicher hält **die Sonne** für *den Abend*.\\
Mehr [im Bericht](https://example.com/speicher?utm_source=x) und hier.

> Zehn Kilowattstunden reichen.

| Gerät | Bedarf |
|---|---|
| Herd und Ofen | 2\u00a0kWh |

3. Messen
4. Wählen

### Anhang

Ende`);
});

test("pasting › turns headings into paragraphs if the content type allows no headings", () => {
  expect(pasteAsMarkdown("<h1><b>One</b></h1><p>Two</p>", [])).toBe("One\n\nTwo");
});

test.each([
  ["collapsed with their neighbours into a single space", "<p>a&nbsp; b&nbsp;&nbsp;&nbsp;c &nbsp;d</p>", "a b c d"],
  [
    "kept before French punctuation and units",
    "<p>Quoi&nbsp;? «&nbsp;Oui&nbsp;», 5&nbsp;kW, 20&nbsp;%</p>",
    "Quoi\u00a0? «\u00a0Oui\u00a0», 5\u00a0kW, 20\u00a0%",
  ],
  ["replaced between words", "<p>one&nbsp;word</p>", "one word"],
])("pasting › no-break spaces are %s", (_what, html, markdown) => {
  expect(pasteAsMarkdown(html)).toBe(markdown);
});

test.each(["javascript:alert(1)", "data:text/html,x", "file:///C:/a.docx", "#_Toc12", "blob:x", ""])(
  "pasting › turns a link to '%s' into plain text",
  (href) => {
    expect(pasteAsMarkdown(`<p><a href="${href}">here</a></p>`)).toBe("here");
  },
);

test.each([
  ["<p>10<sup>3</sup> Zyklen</p>", "10³ Zyklen"],
  ["<p>CO<sub>2</sub> und H<sub>2</sub>O</p>", "CO₂ und H₂O"],
  ["<p>10<sup>-6</sup></p>", "10⁻⁶"],
  ['<p>m<span style="vertical-align:super">2</span></p>', "m²"],
  ["<p>x<sup>2a</sup></p>", "x^(2a)"],
  ["<p>le 1<sup>er</sup> mai</p>", "le 1er mai"],
  ["<p>10<sup><b>3</b></sup></p>", "10³"],
  ["<p><math><msup><mn>10</mn><mn>3</mn></msup></math></p>", "10³"],
  ["<p><math><mfrac><mn>1</mn><mn>2</mn></mfrac></math></p>", "1/2"],
])("pasting › keeps the number of %s", (html, markdown) => {
  expect(pasteAsMarkdown(html)).toBe(markdown);
});

test.each([
  [
    "a comment of Word",
    `<p>Vor<span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[AB1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span> dem Haus.</p>
     <div style='mso-element:comment-list'><hr class=msocomoff align=left size=1><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Intern: Preis prüfen!</p></div></div></div>`,
  ],
  [
    "a comment of Google Docs",
    '<p>Vor<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup> dem Haus.</p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a>Intern</p></div>',
  ],
  ["a tracked deletion", '<p>Vor <del cite="mailto:a" datetime="2026-01-01T00:00">nicht </del>dem Haus.</p>'],
  ["hidden text", "<p>Vor <span style='display:none;mso-hide:all'>intern </span>dem Haus.</p>"],
])("pasting › removes %s", (_what, html) => {
  expect(pasteAsMarkdown(html)).toBe("Vor dem Haus.");
});

test.each([
  ["two images, one of them in a table", '<p>A<img src="a.png"></p><table><tr><td><img src="b.png"></td></tr></table>', 2],
  ["an image alone", '<img src="data:image/png;base64,AA">', 1],
  ["no image of a hidden comment", '<p>A</p><div style="mso-element:comment"><img src="a.png"></div>', 0],
  ["no image of a text", "<p>A</p>", 0],
])("pasting › counts %s", (_what, html, count) => {
  expect(cleanPaste(new JSDOM(html).window.document, [])).toBe(count);
});

test("pasting › keeps the first number of a continued list from Word", () => {
  const item = (number: number, text: string) =>
    `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${number}.<span>&nbsp;&nbsp;</span></span>${text}</p>`;
  expect(pasteAsMarkdown(item(4, "Messen") + item(5, "Wählen"))).toBe("4. Messen\n5. Wählen");
});
