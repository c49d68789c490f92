/** Maximum of routes and resources in a report; a longer visit reports the last ones. */
export const maxListLength = 50;
export const maxAddressLength = 200;

/** Measures of visits with consent. `bounce`: visit of one page; the last four are uses of forms and tools. */
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
/**
 * Measures that the server counts without consent: missing pages, searches without results, resources blocked by the
 * security policy.
 */
export const anonymousMeasures = ["missed", "unfound", "blocked"] as const;

/** Use of a form (begun, sent), a calculator (used) or the search (searched), and the path of the page. */
export type VisitAction = `${"begun" | "sent" | "used" | "searched"}:${string}`;

/**
 * Scales of the web vitals: LCP and INP in milliseconds, CLS without unit.
 *
 * - `good`, `poor`: published thresholds
 * - `width`: bucket width; both thresholds are bucket bounds, so rounding changes no rating
 * - `most`: upper bound; worse values count as this
 */
export const webVitalScales = {
  lcp: { good: 2500, poor: 4000, width: 100, most: 60_000 },
  inp: { good: 200, poor: 500, width: 25, most: 60_000 },
  cls: { good: 0.1, poor: 0.25, width: 0.01, most: 10 },
} as const;

export type WebVital = keyof typeof webVitalScales;
export const webVitalNames = ["lcp", "inp", "cls"] as const satisfies WebVital[];
export type DocumentWebVitals = { page: string } & { [Name in WebVital]?: number };
export type WebVitalRating = "good" | "toImprove" | "poor";

export function rateWebVital(vital: WebVital, value: number): WebVitalRating {
  const { good, poor } = webVitalScales[vital];
  if (value <= good) return "good";
  return value <= poor ? "toImprove" : "poor";
}
