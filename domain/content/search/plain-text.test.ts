import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test.each([
  ["**Bold** & [linked](product:copia)\n\n- one\n- two", "Bold & linked\none\ntwo"],
  ["| a | b |\n|---|---|\n| c | d |", "a\nb\nc\nd"],
  ["one {consent}\n\n{consent}\n\ntwo", "one {consent}\ntwo"],
  ["caf&#233; caf&#xe9; &#x3002; &euro; &#99999999;", "café café 。 &euro; &#99999999;"],
  ["![A cactus](picture:cactus)", "A cactus"],
])("the plain text of %j is %j", (markdown, text) => {
  expect(plainText(markdown, "en")).toBe(text);
});
