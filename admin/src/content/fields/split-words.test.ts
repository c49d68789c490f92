import { expect, test } from "vitest";
import { splitWords } from "./split-words.ts";

test.each([
  ["commas", ["solar, battery ,home"], ["solar", "battery", "home"]],
  ["semicolons", ["Stromspeicher; Wallbox;"], ["Stromspeicher", "Wallbox"]],
  ["Chinese separators", ["储能、光伏，逆变器；户用"], ["储能", "光伏", "逆变器", "户用"]],
  ["no decimal comma", ["14,4 kWh, batterie"], ["14,4 kWh", "batterie"]],
  ["nothing in several lines", ["solar, thermal", "battery"], ["solar, thermal", "battery"]],
  ["nothing in one word", ["solar"], ["solar"]],
  ["nothing in an empty field", [], []],
])("a list of words › splits %s", (_, lines, words) => {
  expect(splitWords(lines)).toEqual(words);
});
