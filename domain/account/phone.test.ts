import { expect, test } from "vitest";
import { toE164 } from "./phone.ts";

test.each([
  ["33", "06 12 34 56 78", "+33612345678"],
  ["33", "612345678", "+33612345678"],
  ["33", "+33 6 12 34 56 78", "+33612345678"],
  ["33", "+49 1512 3456789", undefined],
  ["33", "06 12 34", undefined],
  ["39", "06 1234 5678", "+390612345678"],
  ["49", "030/12345678", "+493012345678"],
  ["86", "138 0013 8000", "+8613800138000"],
  ["1", "(415) 555-2671", "+14155552671"],
  ["1", "242 359 1234", "+12423591234"],
  ["61", "0412 345 678", "+61412345678"],
  ["999", "0000000", undefined],
  ["0", "0000000", undefined],
  ["44", "07911 12345", undefined],
])("the telephone number +%s %s is normalized to %s", async (callingCode, phone, expected) => {
  expect(await toE164({ callingCode, phone })).toBe(expected);
});
