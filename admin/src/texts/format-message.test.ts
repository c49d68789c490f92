import { expect, test } from "vitest";
import { formatMessage } from "./format-message.ts";

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
