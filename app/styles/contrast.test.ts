import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
const tokens = read("theme.css");
const shade = Number(/currentColor (\d+)%, transparent/.exec(read("link-rows.css"))?.[1]) / 100;

type Colour = readonly number[];
const token = (name: string): Colour => {
  const hex = new RegExp(`--color-${name}: #([0-9a-f]{6})`).exec(tokens)![1]!;
  return [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
};
/** Relative luminance of WCAG 2.2. */
const luminance = (colour: Colour) => {
  const [red, green, blue] = colour.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};
const contrast = (one: Colour, other: Colour) => {
  const [dark, bright] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
};

test.each([
  ["paper", "ink", ["ink-soft", "cactus", "sun-deep"]],
  ["sand", "ink", ["ink-soft", "cactus"]],
  ["graphite", "on-dark", ["on-dark-soft", "cactus-on-dark"]],
] as const)("a row under the pointer on %s › keeps a contrast of 4.5:1 for its texts", (ground, text, colours) => {
  const shaded = token(ground).map((part, index) => part * (1 - shade) + token(text)[index]! * shade);
  for (const colour of [text, ...colours]) expect(contrast(token(colour), shaded), colour).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ["paper", ["ink-soft", "sun-deep", "cactus", "sky-deep"]],
  ["graphite", ["on-dark-soft", "sun", "cactus-on-dark", "sky"]],
  ["graphite-raised", ["on-dark-soft", "sun", "cactus-on-dark", "sky"]],
] as const)("the colours of code on %s › have a contrast of 4.5:1", (ground, colours) => {
  for (const colour of colours) expect(contrast(token(colour), token(ground)), colour).toBeGreaterThanOrEqual(4.5);
});
