import { describe, expect, test } from "vitest";
import { type Stack, type StackProduct, stackQuery } from "#domain/sizing/schema";
import { readStack, writeStack } from "./stack-state.ts";

describe("stack configuration from a URL", () => {
  const cases: [StackProduct, string, Stack][] = [
    ["agave-th", "", { modules: 4, towers: 1 }],
    ["agave-th", "?modules=2", { modules: 2, towers: 1 }],
    ["agave-th", "?modules=6&towers=1", { modules: 6, towers: 1 }],
    ["agave-th", "?modules=1", { modules: 4, towers: 1 }],
    ["agave-th", "?modules=5&towers=2", { modules: 5, towers: 1 }],
    ["myrtillo", "", { modules: 3, towers: 1 }],
    ["myrtillo", "?modules=1&towers=5", { modules: 1, towers: 5 }],
    ["myrtillo", "?towers=6&modules=6", { modules: 6, towers: 1 }],
    ["myrtillo", "?modules=7&towers=0", { modules: 3, towers: 1 }],
    ["myrtillo", "?modules=4.5&towers=-1", { modules: 3, towers: 1 }],
    ["myrtillo", "?modules=04&towers=%202", { modules: 3, towers: 1 }],
    ["myrtillo", "?modules=two&towers", { modules: 3, towers: 1 }],
    ["myrtillo", "?modules=2&modules=5", { modules: 2, towers: 1 }],
  ];
  test.each(cases)("is read from %s%s with defaults for invalid values", (product, search, stack) =>
    expect(readStack(product, search)).toEqual(stack),
  );
});

describe("stack configuration in a URL", () => {
  const cases: [StackProduct, Stack, string, string][] = [
    ["agave-th", { modules: 4, towers: 1 }, "", ""],
    ["agave-th", { modules: 4, towers: 1 }, "?modules=6", ""],
    ["agave-th", { modules: 6, towers: 1 }, "", "?modules=6"],
    ["myrtillo", { modules: 3, towers: 1 }, "?modules=2&towers=2", ""],
    ["myrtillo", { modules: 4, towers: 2 }, "", "?modules=4&towers=2"],
    ["myrtillo", { modules: 3, towers: 2 }, "?modules=5&towers=4", "?towers=2"],
    ["myrtillo", { modules: 6, towers: 5 }, "?towers=2", "?modules=6&towers=5"],
    ["myrtillo", { modules: 6, towers: 1 }, "?from=letter", "?from=letter&modules=6"],
  ];
  test.each(cases)("%s %o is written onto '%s' and read back unchanged", (product, stack, search, expected) => {
    const written = writeStack(product, stack, search);
    expect(written).toBe(expected);
    expect(readStack(product, written)).toEqual(stack);
  });
});

test("the route table accepts only valid module and tower counts of a stack", () => {
  for (const value of ["1", "6"]) expect(stackQuery.modules.test(value)).toBe(true);
  for (const value of ["1", "5"]) expect(stackQuery.towers.test(value)).toBe(true);
  for (const value of ["", "0", "7", "11", "1 ", "x"]) expect(stackQuery.modules.test(value)).toBe(false);
  for (const value of ["", "0", "6", "1\n2"]) expect(stackQuery.towers.test(value)).toBe(false);
});
