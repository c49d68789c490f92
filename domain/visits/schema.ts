/** As many routes and resources as a report carries: the last ones of a longer visit. */
export const longestList = 50;
export const longestAddress = 200;

/** What is counted of the visits that were agreed to: `bounce` left after one page; the last four are acts with forms and tools. */
export const visitMeasures = [
  "visit",
  "bounce",
  "page",
  "landing",
  "source",
  "browser",
  "download",
  "begun",
  "sent",
  "used",
  "searched",
] as const;
/** What the server counts whoever asked: pages that are not there, searches that found nothing, what the security policy blocked. */
export const bareMeasures = ["missed", "unfound", "blocked"] as const;

/** What a visitor does with a form or a tool of a path: a form is begun and sent, a calculator used, the site searched. */
export type VisitAct = `${"begun" | "sent" | "used" | "searched"}:${string}`;

/**
 * How a page felt that was loaded: when the largest part of it was there and how long its slowest answer took, in
 * milliseconds, and how far it shifted by itself.
 *
 * - `good`, `poor`: the published bounds; up to the one a figure is good, beyond the other poor
 * - `width`: of the ranges it is counted in; both bounds end a range, so counting changes no rating
 * - `most`: what is worse counts as this
 */
export const vitalScales = {
  lcp: { good: 2500, poor: 4000, width: 100, most: 60_000 },
  inp: { good: 200, poor: 500, width: 25, most: 60_000 },
  cls: { good: 0.1, poor: 0.25, width: 0.01, most: 10 },
} as const;

export type Vital = keyof typeof vitalScales;
export const vitalNames = ["lcp", "inp", "cls"] as const satisfies Vital[];
/** The vitals of one document, by the path that it was opened with. */
export type DocumentVitals = { page: string } & { [Name in Vital]?: number };
export type VitalRating = "good" | "toImprove" | "poor";

export function ratingOf(vital: Vital, value: number): VitalRating {
  const { good, poor } = vitalScales[vital];
  if (value <= good) return "good";
  return value <= poor ? "toImprove" : "poor";
}
