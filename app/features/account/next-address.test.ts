import { expect, test } from "vitest";
import { nextAddress } from "./next-address.ts";

test.each(["/products", "/de/products?category=battery", "/cn", "/contact-us?result=sent#top"])("%s is a page to go on to", (address) => {
  expect(nextAddress(address)).toBe(address);
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
])("%s is none", (address) => {
  expect(nextAddress(address)).toBeUndefined();
});
