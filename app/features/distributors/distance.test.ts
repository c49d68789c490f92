import { expect, test } from "vitest";
import { kilometresBetween } from "./distance.ts";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test.each([
  ["Lyon", at(45.76, 4.84), "Paris", at(48.86, 2.35), 392],
  ["Berlin", at(52.52, 13.41), "Munich", at(48.14, 11.58), 504],
  ["Sydney", at(-33.87, 151.21), "Perth", at(-31.95, 115.86), 3291],
  ["Shanghai", at(31.23, 121.47), "São Paulo", at(-23.55, -46.63), 18_560],
  ["Auckland", at(-36.85, 174.76), "Los Angeles, over the date line", at(34.05, -118.24), 10_480],
  ["a pole", at(90, 0), "the other", at(-90, 120), 20_015],
  ["a place", at(12, 34), "itself", at(12, 34), 0],
])("distance › from %s to %s matches the reference in both directions", (_, from, __, to, expected) => {
  expect(Math.abs(kilometresBetween(from, to) - expected)).toBeLessThanOrEqual(Math.max(2, expected * 0.005));
  expect(kilometresBetween(to, from)).toBeCloseTo(kilometresBetween(from, to), 6);
});
