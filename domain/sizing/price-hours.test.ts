import { expect, test } from "vitest";
import { readHours } from "./price-hours.ts";

/** Hours as `from-to` pairs of the quarters that were read. */
function spans(text: string): string {
  const { quarters, problem } = readHours(text);
  if (problem) return problem;
  const sorted = [...(quarters ?? [])].toSorted((one, other) => one - other);
  const starts = sorted.filter((quarter) => !sorted.includes(quarter - 1));
  const ends = sorted.filter((quarter) => !sorted.includes(quarter + 1));
  return starts.map((start, index) => `${start / 4}-${(ends[index]! + 1) / 4}`).join(" ");
}

test.each([
  ["10-12", "10-12"],
  ["10–12, 14–19", "10-12 14-19"],
  ["8:30-11:30；18:00-23:00", "8.5-11.5 18-23"],
  ["8时至11时、18时至21时", "8-11 18-21"],
  ["10点到12点，14点30分~19点", "10-12 14.5-19"],
  ["7 h à 9 h et 18h30 à 20h30", "7-9 18.5-20.5"],
  ["7 bis 9 Uhr und 17.30–20 Uhr", "7-9 17.5-20"],
  ["3pm–9pm", "15-21"],
  ["3-9 pm", "15-21"],
  ["12am to 6am", "0-6"],
  ["22-6", "0-6 22-24"],
  ["0-24", "0-24"],
  ["１０－１２", "10-12"],
  ["", ""],
  ["  ", ""],
  ["noon", "notHours"],
  ["10", "notHours"],
  ["10-25", "notHours"],
  ["10:10-12", "notHours"],
  ["10-12, 11-13", "notHours"],
  ["10-12,", "notHours"],
])("price hours › reads %j as %j", (text, expected) => {
  expect(spans(text)).toBe(expected);
});
