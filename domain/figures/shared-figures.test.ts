import { expect, test } from "vitest";
import { isWorthComparing } from "./shared-figures.ts";

const product = (...names: string[]) => ({ figures: names.map((name) => ({ name })) });

test.each([
  ["three figures of both", [product("power", "energy", "cycles"), product("cycles", "power", "energy")], true],
  [
    "three figures of two among three products",
    [product(), product("power", "energy", "noise"), product("power", "energy", "noise")],
    true,
  ],
  ["three figures, each of another pair", [product("power", "energy"), product("power", "noise"), product("noise", "energy")], true],
  ["two figures of both", [product("power", "energy", "cycles"), product("power", "energy", "noise")], false],
  ["a product without figures", [product("power", "energy", "cycles"), product()], false],
  ["a figure with a row for each condition", [product("power", "power", "power", "power"), product("power", "power")], false],
  ["a single product", [product("power", "energy", "cycles")], false],
  ["no product", [], false],
])("a comparison with %s", (_, products, expected) => expect(isWorthComparing(products)).toBe(expected));
