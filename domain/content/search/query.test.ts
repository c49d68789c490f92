import { expect, test } from "vitest";
import type { Language } from "#i18n/languages.ts";
import { normalizeQuery, searchWordsOf } from "./query.ts";

test.each([
  ["電池", "电池"],
  ["儲能系統", "储能系统"],
  ["逆變器", "逆变器"],
  ["質保", "质保"],
  ["太陽能", "太阳能"],
  ["下載", "下载"],
  ["說明書", "说明书"],
  ["⾼压", "高压"],
  ["储能系统", "储能系统"],
  ["ＡＧＡＶＥ", "AGAVE"],
  ["AGAVE‑TH", "AGAVE-TH"],
  ["onduleur hybride", "onduleur hybride"],
])("the query %s is searched as %s", (text, normalized) => {
  expect(normalizeQuery(text)).toBe(normalized);
});

test.each<[Language, string, string[]]>([
  ["en", "what is an inverter", ["inverter"]],
  ["en", "all-in-one battery", ["allinone", "battery"]],
  ["fr", "en ai-je besoin ?", ["besoin"]],
  ["fr", "batterie tout-en-un", ["batterie", "toutenun"]],
])("the words of the query in %s %s are %j", (language, text, words) => {
  expect(searchWordsOf(text, language).map((word) => word.text)).toEqual(words);
});
