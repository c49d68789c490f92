import { describe, expect, test } from "vitest";
import { normalizeCode, matchCodes } from "./match-codes.ts";

const entries = [
  { code: "E-101", family: "agave-th" },
  { code: "E-102", family: "agave-th" },
  { code: "E-031", family: "agave-th" },
  { code: "W-101", family: "copia" },
  { code: "E-101", family: "copia" },
  { code: "F2-10", family: "tianyuan" },
];
const findCodes = (text: string, family?: string) =>
  matchCodes(entries, { text, family }).map(({ entry, match }) => `${entry.family} ${entry.code}${match === "exact" ? "" : " ~"}`);

test.each([
  ["e 101", "E101"],
  ["E-101", "E101"],
  ["\u00a0e–101 ", "E101"],
  ["Ｅ１０１", "E101"],
  ["E1O1", "E101"],
  ["E-031", "E31"],
  ["E-100", "E100"],
  ["f2-010", "F2010"],
  ["OV-7", "OV7"],
  ["…", ""],
])("the error code search normalizes %j to '%s'", (text, code) => expect(normalizeCode(text)).toBe(code));

describe("error code search", () => {
  test.each<[text: string, family: string | undefined, codes: string[]]>([
    ["E-101", undefined, ["agave-th E-101", "copia E-101", "copia W-101 ~"]],
    ["e101", "copia", ["copia E-101", "copia W-101 ~"]],
    ["101", undefined, ["agave-th E-101 ~", "copia W-101 ~", "copia E-101 ~"]],
    ["E31", undefined, ["agave-th E-031"]],
    ["E10", undefined, ["agave-th E-101 ~", "agave-th E-102 ~", "copia E-101 ~"]],
    ["f 2 10", undefined, ["tianyuan F2-10"]],
    ["E-1", undefined, []],
    ["E", undefined, []],
    ["E-999", undefined, []],
    ["", undefined, []],
    ["E-101", "tianyuan", []],
    ["erreur e-102", undefined, ["agave-th E-102"]],
    ["the 5 kW inverter shows E 031 what now", undefined, ["agave-th E-031"]],
    ["屏幕显示E-102怎么办", undefined, ["agave-th E-102"]],
    ["E-102, then W-101, then e102", undefined, ["agave-th E-102", "copia W-101", "agave-th E-101 ~", "copia E-101 ~"]],
    ["error 102", undefined, ["agave-th E-102 ~"]],
  ])("for %j in the product family %s finds %j", (text, family, codes) => expect(findCodes(text, family)).toEqual(codes));
});
