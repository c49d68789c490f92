import { expect, test } from "vitest";
import { pages } from "./pages.ts";
import { copiesOf } from "#app/page/copies.server.ts";
import { destinations, linksToExisting } from "./destinations.ts";

const copies = copiesOf("frame");
const names = copies.de.destinations;
const notes = copies.de.platformNotes;
const address = (path: string) => `/de${path}`;
const allPaths = Object.values(destinations).flatMap((column) => Object.values(column));

test("navigation links › contain only pages of the route table", () => {
  const links = linksToExisting({
    names,
    notes,
    address,
    pages: [{ path: "/products" }, { path: "/support-center/faqs" }, { path: "/about-us/:id" }],
  });
  expect(links.products).toEqual({ all: { to: "/de/products", text: "Alle Produkte" } });
  expect(links.support).toEqual({ faqs: { to: "/de/support-center/faqs", text: "Häufige Fragen" } });
  expect([links.solutions, links.company, links.tools]).toEqual([{}, {}, {}]);
});

test("navigation links › contain every destination whose page exists", () => {
  const all = linksToExisting({ names, notes, address, pages: allPaths.map((path) => ({ path: path.split("#", 1)[0]! })) });
  expect(
    Object.values(all)
      .flatMap((column) => Object.values(column))
      .map(({ to }) => to),
  ).toEqual(allPaths.map(address));
  expect(Object.keys(linksToExisting({ names, notes, address, pages }).company)).toContain("about");
});

test("navigation links › have unique addresses and a name in every language", () => {
  expect(new Set(allPaths).size).toBe(allPaths.length);
  for (const copy of Object.values(copies)) {
    for (const texts of Object.values(copy.destinations)) for (const text of Object.values(texts)) expect(text).not.toBe("");
  }
});
