import { expect, test } from "vitest";
import type { ProductSummary } from "#app/page/entries.ts";
import { readContentImages } from "#tests/support/content-images.ts";
import { readProductLines } from "./menu-products.server.ts";
import type { RequestContext } from "#app/page/request-context.ts";

const pictures = await readContentImages();
const headings = { residential: "Home", "commercial-industrial": "C&I", utility: "Utility", accessory: "Accessories" };
const product = (id: string, line: ProductSummary["line"], categories: ProductSummary["categories"], picture = `${id}-cutout`) =>
  ({ id, websiteId: 4, state: 1, name: id.toUpperCase(), kind: `A ${id}`, line, categories, picture }) as ProductSummary;
const linesOf = (products: ProductSummary[]) =>
  readProductLines({ language: "de", pictures, api: { list: async () => products } } as unknown as RequestContext, headings);

test("product menu › groups products by line in list order, accessories last", async () => {
  const lines = await linesOf([
    product("smart-plug", "residential", ["accessory"]),
    product("tianyuan-200k", "utility", ["power-conversion-system"]),
    product("agave-th", "residential", ["hybrid-all-in-one"]),
    product("copia", "residential", ["hybrid-inverter"]),
  ]);
  expect(lines.map(({ heading, products }) => [heading, ...products.map(({ to }) => to)])).toEqual([
    ["Home", "/de/products/agave-th", "/de/products/copia"],
    ["Utility", "/de/products/tianyuan-200k"],
    ["Accessories", "/de/products/smart-plug"],
  ]);
  expect(lines[2]!.products[0]).not.toHaveProperty("kind");
});

test("product menu › shows devices to scale and aligns wall-mounted ones at the top", async () => {
  const [line] = await linesOf(["agave-th", "copia", "ac-charger"].map((id) => product(id, "residential", ["battery"])));
  const [agave, copia, charger] = line!.products;
  expect(agave).toMatchObject({ src: "/media/agave-th-cutout-320.webp", height: 1.51, raised: -0.13 });
  expect(copia!.height! + copia!.raised!).toBeCloseTo(1.66);
  expect(charger!.height! + charger!.raised!).toBeCloseTo(1.66);
});

test("product menu › omits lines without products and images that do not exist", async () => {
  expect(await linesOf([])).toEqual([]);
  const [line] = await linesOf([product("new-one", "utility", ["battery"], "unknown")]);
  expect(line!.products).toEqual([{ to: "/de/products/new-one", name: "NEW-ONE", kind: "A new-one" }]);
});
