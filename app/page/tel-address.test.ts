import { expect, test } from "vitest";
import { telAddress } from "./tel-address.ts";

test.each([
  ["+33 1 70 00 00 00", "tel:+33170000000"],
  ["+33 (0)1 70 00 00 00", "tel:+33170000000"],
  ["+49\u202f30\u202f1234-56", "tel:+4930123456"],
  ["030 1234 56", "tel:030123456"],
  ["(02) 9000 0000", "tel:0290000000"],
])("telephone link › converts %s to %s", (printed, address) => {
  expect(telAddress(printed)).toBe(address);
});
