import { describe, expect, test } from "vitest";
import { faultsOf } from "./input-props.ts";

const faults = { "": "required", "1.body": "required", "1.cards.0.link": "linkTarget", "10.body": "tooLong", "body.in-text": "noSuchFile" };

describe("errors of a part of a field", () => {
  test.each([
    ["a block has those of its fields", 1, { body: "required", "cards.0.link": "linkTarget" }],
    ["a block with two digits has no others", 10, { body: "tooLong" }],
    ["a text has that of its image", "body", { "in-text": "noSuchFile" }],
    ["a part without errors has none", 2, {}],
  ])("%s", (_, part, expected) => {
    expect(faultsOf(faults, part)).toEqual(expected);
  });

  test("the error of the part itself has an empty path", () => {
    expect(faultsOf({ body: "required" }, "body")).toEqual({ "": "required" });
  });
});
