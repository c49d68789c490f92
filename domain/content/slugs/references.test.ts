import { describe, expect, test } from "vitest";
import { collectionOf } from "../collections/index.ts";
import { refersTo, replaceReferences } from "./references.ts";

const { fields } = collectionOf("product");
const target = { type: "product", key: "copia" };

describe("references to an entry", () => {
  test.each([
    ["[a](product:copia)", "[a](product:copia-2)"],
    ["[a](/products/copia)", "[a](/products/copia-2)"],
    ["[a](/products/copia#size), [b](/products/copia?x=1)", "[a](/products/copia-2#size), [b](/products/copia-2?x=1)"],
    ['[a](/products/copia "Title")', '[a](/products/copia-2 "Title")'],
    ["[a][b]\n\n[b]: /products/copia\n", "[a][b]\n\n[b]: /products/copia-2\n"],
  ])("%s becomes %s", (body, changed) => {
    expect(refersTo(fields, { body }, target)).toBe(true);
    expect(replaceReferences(fields, { body }, target, "copia-2")).toEqual({ body: changed });
  });

  test.each(["copia", "`product:copia`", "[a](product:copia-xl)", "[a](/products/copia-xl)", "[a](news:copia)", "[a](/products/copiax)"])(
    "%s is none",
    (body) => {
      expect(refersTo(fields, { body }, target)).toBe(false);
      expect(replaceReferences(fields, { body }, target, "x")).toEqual({ body });
    },
  );

  test("are the slugs in fields of links", () => {
    const data = { fitsWith: ["smart-plug", "copia"], name: "copia" };
    expect(refersTo(fields, data, target)).toBe(true);
    expect(replaceReferences(fields, data, target, "new")).toEqual({ fitsWith: ["smart-plug", "new"], name: "copia" });
  });
});
