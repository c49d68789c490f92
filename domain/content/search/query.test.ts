import { expect, test } from "vitest";
import { normalizeQuery } from "./query.ts";

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
