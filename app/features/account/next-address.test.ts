import { expect, test } from "vitest";
import { nextAddress } from "./next-address.ts";

test.each(["/products", "/de/products?category=battery", "/cn", "/contact-us?result=sent#top"])(
  "the redirect after login accepts the page %s",
  (address) => {
    expect(nextAddress(address)).toBe(address);
  },
);

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
])("the redirect after login rejects %s", (address) => {
  expect(nextAddress(address)).toBeUndefined();
});
