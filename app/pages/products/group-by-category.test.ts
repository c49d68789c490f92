import { expect, test } from "vitest";
import { productCategories, type ProductCategory } from "#domain/content/schema";
import { groupByCategory } from "./group-by-category.ts";

const product = (id: string, ...categories: ProductCategory[]) => ({ id, categories });

test("groups follow the categories, products keep the order they came in", () => {
  const products = [
    product("charger", "accessory"),
    product("tower", "battery"),
    product("cabinet", "large-scale"),
    product("stack", "battery"),
  ];
  const groups = groupByCategory(products, productCategories);
  expect(groups.map(({ category, products }) => [category, ...products.map(({ id }) => id)])).toEqual([
    ["large-scale", "cabinet"],
    ["battery", "tower", "stack"],
    ["accessory", "charger"],
  ]);
});

test("a product with several categories appears once, under its first", () => {
  const products = [product("agave", "hybrid-all-in-one", "all-in-one"), product("tianyuan", "power-conversion-system", "large-scale")];
  const groups = groupByCategory(products, productCategories);
  expect(groups.map(({ category }) => category)).toEqual(["power-conversion-system", "hybrid-all-in-one"]);
  expect(groups.flatMap((group) => group.products)).toHaveLength(2);
});

test("no products, no groups", () => {
  expect(groupByCategory([], productCategories)).toEqual([]);
});
