import * as v from "valibot";
import { dayMs } from "#i18n/day.ts";
import { languageCodes } from "#i18n/languages.ts";
import { day } from "../dates.ts";
import { because } from "../fields.ts";
import { bareMeasures, longestAddress, longestList, visitMeasures, vitalScales, type Vital } from "./schema.ts";

// oxlint-disable-next-line no-control-regex -- control characters are what is refused
const plain = /^[^\u0000-\u001f\u007f]+$/;
const line = (longest: number) => v.pipe(v.string(), v.maxLength(longest), v.regex(plain));
/** A path of this site, without its query: what somebody typed is nobody's business. */
const route = v.pipe(line(longestAddress), v.regex(/^\/[^?#]*$/));
const list = v.pipe(v.array(route), v.maxLength(longestList));

const vital = (name: Vital) => v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(vitalScales[name].most)));

const devices = ["desktop", "mobile"] as const;

/** What a browser tells of a visit. */
export const visitSchema = v.object({
  sessionId: v.pipe(v.string(), v.uuid()),
  client: v.picklist(devices),
  browser: line(60),
  landingPage: route,
  jumpOut: v.boolean(),
  refer: v.optional(v.pipe(line(longestAddress), v.regex(/^https?:\/\/[^?#]+$/))),
  timezone: line(60),
  routes: list,
  resources: list,
  acts: v.optional(
    v.pipe(v.array(v.pipe(line(longestAddress), v.regex(/^(begun|sent|used|searched):\/[^?#]*$/))), v.maxLength(longestList)),
    [],
  ),
  vitals: v.optional(
    v.pipe(v.array(v.object({ page: route, lcp: vital("lcp"), inp: vital("inp"), cls: vital("cls") })), v.maxLength(longestList)),
    [],
  ),
});

export type VisitReport = v.InferOutput<typeof visitSchema>;

const longestPeriod = 400;
const chosen = {
  from: day(),
  to: day(),
  language: v.optional(v.picklist(languageCodes)),
  device: v.optional(v.picklist(devices)),
};
const isPeriod = (from: string, to: string) => from <= to && Date.parse(to) - Date.parse(from) < longestPeriod * dayMs;

/** What is looked for, from a first to a last day; at most a good year. */
export const visitsQuery = v.pipe(
  v.object(chosen),
  v.check(({ from, to }) => isPeriod(from, to), because("unknownChoice")),
);
const measures = [...visitMeasures, ...bareMeasures] as const;
export const countsQuery = v.pipe(
  v.object({ ...chosen, measure: v.picklist(measures, because("unknownChoice")) }),
  v.check(({ from, to }) => isPeriod(from, to), because("unknownChoice")),
);

/** `before`: in as many days before the first one. */
const compared = { now: v.number(), before: v.number() };
export const countsAnswer = v.array(v.object({ subject: v.string(), ...compared }));
export const visitsAnswer = v.object({
  /** The last day of which the visits are counted; `null` before the first night. */
  countedUntil: v.nullable(v.string()),
  totals: v.record(v.picklist(measures), v.object(compared)),
  days: v.array(v.object({ day: v.string(), ...compared })),
  languages: countsAnswer,
  devices: countsAnswer,
  /** Of each measure that has subjects, the most frequent ones. */
  tops: v.record(v.picklist(measures), countsAnswer),
});

/** What three of four documents were as good as or better, and of how many that is told; none where nothing was measured. */
const percentile = v.nullable(v.object({ value: v.number(), measured: v.number() }));
const comparedVital = v.object({ now: percentile, before: percentile });
/** Those with the most measurements first; an empty page is all of them. */
export const vitalsAnswer = v.array(
  v.object({ page: v.string(), device: v.picklist(devices), lcp: comparedVital, inp: comparedVital, cls: comparedVital }),
);

export type VisitsQuery = v.InferOutput<typeof visitsQuery>;
export type VisitsAnswer = v.InferOutput<typeof visitsAnswer>;
export type VitalsAnswer = v.InferOutput<typeof vitalsAnswer>;
export type Counts = v.InferOutput<typeof countsAnswer>;
export type Measure = (typeof measures)[number];
