import { expect, test } from "vitest";
import type { Language } from "#i18n/languages.ts";
import { renderBody } from "./render-body.ts";

const ribsOf = (html: string) => Array.from(html.matchAll(/--rib:([\d.]+)/g), ([, share]) => Number(share));
/** Builds a table whose second column has these cells. */
const column = (cells: string[], side = "---:") => `| Step | Loss |\n|---|${side}|\n${cells.map((cell) => `| x | ${cell} |`).join("\n")}`;

test.each<[language: Language, cells: string[]]>([
  ["en", ["2,500 W", "1,250 W", "625 W", "250 W"]],
  ["de", ["2.500 W", "1.250 W", "625 W", "250 W"]],
  ["fr", ["2\u202F500 W", "1\u202F250 W", "625 W", "250 W"]],
  ["en", ["25.0 kWh", "12.5 kWh", "6.25 kWh", "2.5 kWh"]],
  ["de", ["25,0 kWh", "12,5 kWh", "6,25 kWh", "2,5 kWh"]],
  ["cn", ["100%", "50%", "25%", "10%"]],
])("the table bars in %s show the proportions of %j", (language, cells) => {
  expect(ribsOf(renderBody(column(cells), language))).toEqual([1, 0.5, 0.25, 0.1]);
});

test.each([
  ["texts", ["much", "little", "none", "some"]],
  ["numbers with words that contain numbers", ["340 kg (750 lb)", "3 kN", "1 m", "2 m"]],
  ["two units", ["200 W", "45 %", "500 W", "52 W"]],
  ["signed numbers", ["2,500 kWh", "−100 kWh", "−120 kWh", "−114 kWh"]],
  ["nearly equal numbers", ["98%", "97%", "95%", "96%"]],
  ["only three numbers", ["10", "5", "1"]],
])("the table bars are omitted for %s", (_, cells) => {
  expect(ribsOf(renderBody(column(cells), "en"))).toEqual([]);
});

test("the table bars are omitted for a column without right alignment", () => {
  expect(ribsOf(renderBody(column(["4", "3", "2", "1"], "---"), "en"))).toEqual([]);
});

test("the table bars ignore a bold sum", () => {
  expect(ribsOf(renderBody(column(["4 kWh", "3 kWh", "2 kWh", "1 kWh", "**10 kWh**"]), "en"))).toEqual([1, 0.75, 0.5, 0.25]);
});

test("the table bars share one scale per unit and skip the first column", () => {
  const table = "| at | load | above | energy |\n|---:|---:|---:|---:|\n| 7 | 100 kW | 0 kW | 8 kWh |\n| 8 | 50 kW | 50 kW | 4 kWh |\n";
  const html = renderBody(`${table}| 9 | 20 kW | 10 kW | 2 kWh |\n| 10 | 10 kW | 20 kW | 1 kWh |\n`, "en");
  expect(ribsOf(html)).toEqual([1, 0, 1, 0.5, 0.5, 0.5, 0.2, 0.1, 0.25, 0.1, 0.2, 0.125]);
});
