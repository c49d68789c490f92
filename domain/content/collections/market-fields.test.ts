import * as v from "valibot";
import { expect, test } from "vitest";
import { productData } from "#tests/support/test-context.ts";
import { collectionOf } from "./index.ts";

const invalidPaths = (type: string, data: Record<string, unknown>) =>
  v.safeParse(collectionOf(type).schema, data).issues?.map((issue) => v.getDotPath(issue)) ?? [];

const row = { order: 1, device: ["copia"], maker: "Example", model: "Model", answer: "yes", date: "2026-11-01" };
const price = { country: "DE", from: 100, to: 200, currency: "EUR", date: "2026-11-01", includes: "Modules" };
const program = { order: 1, country: "DE", link: "https://example.org/program", title: "Program", purpose: "Batteries" };

test.each<[what: string, fields: Record<string, unknown>, paths: string[]]>([
  ["an answer without firmware", {}, []],
  ["an answer for a tested firmware", { firmware: "2.1" }, []],
  ["a first firmware that works", { answer: "from", firmware: "2.1" }, []],
  ["no first firmware", { answer: "from" }, ["firmware"]],
  ["another answer", { answer: "perhaps" }, ["answer"]],
  ["no product of ours", { device: [] }, ["device"]],
  ["two products of ours", { device: ["copia", "tianyuan-60k"] }, ["device"]],
  ["two documents", { document: ["one", "two"] }, ["document"]],
  ["a market, a note and a document", { country: "AU", note: "A note", document: ["one"] }, []],
])("compatibility row with %s", (_, fields, paths) => {
  expect(invalidPaths("compatibility", { ...row, ...fields })).toEqual(paths);
});

test.each<[what: string, prices: unknown, paths: string[]]>([
  ["no prices", undefined, []],
  ["an empty list", [], []],
  ["a range", [price], []],
  ["a single price", [{ ...price, from: 200 }], []],
  ["a range that ends below its start", [price, { ...price, from: 300 }], ["prices"]],
  ["an unknown currency", [{ ...price, currency: "XYZ" }], ["prices.0.currency"]],
  ["a price of zero", [{ ...price, from: 0 }], ["prices.0.from"]],
  ["no statement of what is included", [{ ...price, includes: " " }], ["prices.0.includes"]],
])("product with %s", (_, prices, paths) => {
  expect(invalidPaths("product", productData(prices === undefined ? {} : { prices }))).toEqual(paths);
});

test.each<[what: string, fields: Record<string, unknown>, paths: string[]]>([
  ["only its page", {}, []],
  ["both days", { checked: "2026-11-01", validUntil: "2027-12-31" }, []],
  ["a script as its link", { link: "javascript:alert(1)" }, ["link"]],
  ["an unknown country", { country: "XX" }, ["country"]],
  ["a day that does not exist", { validUntil: "2027-02-30" }, ["validUntil"]],
])("subsidy with %s", (_, fields, paths) => {
  expect(invalidPaths("subsidy", { ...program, ...fields }).filter((path, index, all) => all.indexOf(path) === index)).toEqual(paths);
});
