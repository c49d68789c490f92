import type { JSONContent } from "@tiptap/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { renderBody } from "../../../domain/content/render-body.ts";
import { openText } from "./opened-text.ts";
import { textSchema } from "./text-schema.ts";
import { propertyRuns } from "../../../tests/support/property-runs.ts";

type Mark = "bold" | "italic" | "strike" | "link";
type Run = [text: string, ...marks: Mark[]];
const attrsOf = { link: { href: "/contact-us" } };

const paragraph = (...runs: Run[]): JSONContent => ({
  type: "paragraph",
  content: runs.map(([text, ...marks]) => ({
    type: "text",
    text,
    marks: marks.map((type) => ({ type, ...(type === "link" && { attrs: attrsOf.link }) })),
  })),
});
const docOf = (...content: JSONContent[]) => textSchema.nodeFromJSON({ type: "doc", content });
const writeMarkdown = (...content: JSONContent[]) => openText("")?.write(docOf(...content)) ?? "";
const cell = (type: string, ...runs: Run[]): JSONContent => ({ type, content: [paragraph(...runs)] });

test.each<[what: string, blocks: JSONContent[], markdown: string]>([
  ["moves spaces at the edge of bold text outside it", [paragraph(["a"], [" b ", "bold"], ["c"])], "a **b** c"],
  ["keeps a partly bold link in one piece", [paragraph(["see ", "link"], ["this", "link", "bold"])], "[see **this**](/contact-us)"],
  ["escapes Markdown syntax", [paragraph(["# 1. *a* [b](c) `d` {place}"])], "\\# 1. \\*a\\* \\[b]\\(c) \\`d\\` {place}"],
  ["escapes text that looks like a list", [paragraph(["- a"]), paragraph(["1. b"])], "\\- a\n\n1\\. b"],
  ["drops empty paragraphs", [paragraph(["a"]), paragraph(), paragraph(["b"])], "a\n\nb"],
  [
    "joins adjacent lists",
    ["a", "b"].map((item) => ({ type: "bulletList", content: [{ type: "listItem", content: [paragraph([item])] }] })),
    "- a\n- b",
  ],
  [
    "keeps a table cell on one line",
    [
      {
        type: "table",
        content: [
          { type: "tableRow", content: [cell("tableHeader", ["a|b"])] },
          {
            type: "tableRow",
            content: [
              {
                type: "tableCell",
                attrs: { align: null },
                content: [
                  { type: "paragraph", content: [{ type: "text", text: "c" }, { type: "hardBreak" }, { type: "text", text: "d" }] },
                ],
              },
            ],
          },
        ],
      },
    ],
    "| a\\|b |\n|---|\n| c d |",
  ],
])("Markdown writer › %s", (_what, blocks, markdown) => {
  expect(writeMarkdown(...blocks)).toBe(markdown);
});

test("Markdown writer › writes bold text that ends with Chinese punctuation as bold", () => {
  expect(renderBody(writeMarkdown(paragraph(["电池"], ["重要。", "bold"], ["说明"])), "cn")).toContain("<strong>");
});

const signs = [
  "a",
  "Wort",
  "中文",
  "，",
  "。",
  " ",
  "*",
  "_",
  "`",
  "[",
  "](",
  ")",
  "<b>",
  "#",
  "- ",
  "1. ",
  "|",
  "!",
  "\\",
  "&amp;",
  "{x}",
  "~",
  "=",
  ":",
  "https://a.example",
  "é",
  "«",
  "“",
];
const text = fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 5 }).map((parts) => parts.join(""));
const run: fc.Arbitrary<Run> = fc.tuple(text, fc.subarray<Mark>(["bold", "italic", "link"])).map(([of, marks]) => [of, ...marks]);

test("Markdown writer › preserves the words of any typed text", () => {
  const plain = (markdown: string) => openText(markdown)?.content ?? {};
  fc.assert(
    fc.property(fc.array(fc.array(run, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }), (paragraphs) => {
      const doc = docOf(...paragraphs.map((runs) => paragraph(...runs)));
      const again = textSchema.nodeFromJSON(plain(writeMarkdown(...paragraphs.map((runs) => paragraph(...runs)))));
      const words = (node: typeof doc) => node.children.map(({ textContent }) => textContent.trim()).filter((each) => each !== "");
      expect(words(again)).toEqual(words(doc));
    }),
    { numRuns: propertyRuns(1000) },
  );
});
