import { expect, test } from "vitest";
import { codeText } from "./code.ts";
import { highlightCode, type CodeLanguage } from "./highlight-code.server.ts";
import { clientSample, sandboxSamples, samplesOf, setupOf, webhookSamples } from "./samples.ts";

test.each<[CodeLanguage, string, unknown]>([
  ["bash", 'export KEY="x" # secret', [["export", "keyword"], [" KEY="], ['"x"', "text"], [" "], ["# secret", "comment"]]],
  ["json", '{ "code": 200 }', [["{ "], ['"code"', "name"], [": "], ["200", "value"], [" }"]]],
  ["python", "import json", [["import", "keyword"], [" json"]]],
  ["typescript", "const a = true;", [["const", "keyword"], [" a = "], ["true", "value"], [";"]]],
  ["http", "GET /api\nAccept: text/html", [["GET /api\n"], ["Accept", "name"], [": text/html"]]],
])("code in %s › gets the kinds of its parts: %j", (language, text, code) => {
  expect(highlightCode(language, text)).toEqual(code);
});

test.each([
  ...sandboxSamples,
  ...webhookSamples,
  clientSample,
  ...samplesOf("https://www.example.com/api/product/list"),
  setupOf("https://www.example.com/api"),
])("sample $id › keeps every character and gets colours", ({ language, code }) => {
  const highlighted = highlightCode(language, code);
  expect(code).not.toBe("");
  expect(codeText(highlighted)).toBe(code);
  expect(highlighted.some(([, kind]) => kind !== undefined)).toBe(true);
});
