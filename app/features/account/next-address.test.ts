import { expect, test } from "vitest";
import { nextAddress } from "./next-address.ts";

test.each([
  ["/products", "fr", "/products"],
  ["/de/products?category=battery", "de", "/de/products?category=battery"],
  ["/cn", "cn", "/cn"],
  ["/contact-us?result=sent#top", "fr", "/contact-us?result=sent#top"],
  ["/de/personal-center", "fr", "/personal-center"],
  ["/personal-center#password", "au", "/au/personal-center#password"],
  ["/", "en", "/en"],
  ["/cn", "fr", "/"],
  ["/de//other.example", "fr", "/other.example"],
] as const)("redirect after login › to %s leads in %s to %s", (asked, language, address) => {
  expect(nextAddress(asked, language)).toBe(address);
});

test.each([
  null,
  "",
  "products",
  "//other.example",
  "/\\other.example",
  "/%5Cother",
  "https://other.example/products",
  "javascript:alert(1)",
  "/..//other.example",
  "/.//other.example",
  "/products\n",
  "/\t/other.example",
  "/api/account/export",
  "/de/api/account/export",
  "/de/%5Cother.example",
])("redirect after login › rejects %s", (address) => {
  expect(nextAddress(address, "fr")).toBeUndefined();
});
