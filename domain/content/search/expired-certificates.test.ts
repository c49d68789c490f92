import { expect, test } from "vitest";
import { moveExpired, type Certificate } from "./expired-certificates.ts";

const now = new Date("2026-05-01T12:00:00Z");
const certificate = (validUntil: string | null, products: string[] = ["copia"], markets: string[] = ["DE"]): Certificate => ({
  products,
  markets,
  validUntil,
});
const certificates: Record<string, Certificate> = {
  old: certificate("2026-04-30"),
  older: certificate("2025-04-30"),
  valid: certificate("2026-05-01"),
  unlimited: certificate(null),
  "old of all markets": certificate("2026-04-30", ["copia"], []),
  "valid in France": certificate("2099-01-01", ["copia"], ["FR"]),
  "valid for others": certificate("2099-01-01", ["agave"]),
  "valid for all products": certificate("2099-01-01", []),
};

test.each([
  [
    ["old", "valid"],
    ["valid", "old"],
  ],
  [
    ["valid", "old"],
    ["valid", "old"],
  ],
  [
    ["old", "page", "valid", "other page"],
    ["page", "valid", "old", "other page"],
  ],
  [
    ["old", "older", "valid", "unlimited"],
    ["valid", "unlimited", "old", "older"],
  ],
  [
    ["old", "valid in France"],
    ["old", "valid in France"],
  ],
  [
    ["old of all markets", "valid in France"],
    ["valid in France", "old of all markets"],
  ],
  [
    ["old", "valid for others"],
    ["old", "valid for others"],
  ],
  [
    ["old", "valid for all products"],
    ["valid for all products", "old"],
  ],
  [
    ["old", "older"],
    ["old", "older"],
  ],
])("the results %j become %j", (results, expected) => expect(moveExpired(results, (name) => certificates[name], now)).toEqual(expected));
