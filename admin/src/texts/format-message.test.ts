import { afterEach, expect, test, vi } from "vitest";
import { languages } from "../../../i18n/languages.ts";
import { formatMessage } from "./format-message.ts";
import { chooseLanguage, type StaffLanguage } from "./staff-language.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["从{language}复制", "English", "从 English 复制"],
  ["从{language}复制", "中文", "从中文复制"],
  ["{language}已发布。", "English (AU)", "English (AU) 已发布。"],
  ["已选 {language} 项", "3", "已选 3 项"],
  ["发布：{language}", "Deutsch", "发布：Deutsch"],
  ["{language}页面", "Français", "Français 页面"],
  ["Copy from {language}", "中文", "Copy from 中文"],
  ["Create {language} version", "Deutsch", "Create Deutsch version"],
  ["{nothing}复制", "English", "{nothing}复制"],
])("message formatting › %s with %s becomes %s", (text, language, filled) => expect(formatMessage(text, { language })).toBe(filled));

test.each<[StaffLanguage, string, string[]]>([
  ["en", "{count} {count|subscriber|subscribers}", ["0 subscribers", "1 subscriber", "2 subscribers"]],
  ["fr", "{count} {count|abonné|abonnés}", ["0 abonné", "1 abonné", "2 abonnés"]],
  ["de", "{count} {count|Zeile|Zeilen} importieren", ["0 Zeilen importieren", "1 Zeile importieren", "2 Zeilen importieren"]],
])("message formatting › writes plural forms by the rules of %s", (language, text, expected) => {
  vi.stubGlobal("document", { documentElement: { lang: languages.en.tag } });
  chooseLanguage(language);
  expect([0, 1, 2].map((count) => formatMessage(text, { count }))).toEqual(expected);
  chooseLanguage("en");
});
