import * as v from "valibot";
import { dayMs } from "#i18n/day.ts";
import { languageCodes } from "#i18n/languages.ts";
import { day } from "../dates.ts";
import { errorCode } from "../fields.ts";
import { anonymousMeasures, maxAddressLength, maxListLength, visitMeasures, webVitalScales, type WebVital } from "./schema.ts";

// oxlint-disable-next-line no-control-regex -- the pattern excludes control characters
const plain = /^[^\u0000-\u001f\u007f]+$/;
const line = (longest: number) => v.pipe(v.string(), v.maxLength(longest), v.regex(plain));
/** Path without its query, which may contain personal data. */
const route = v.pipe(line(maxAddressLength), v.regex(/^\/[^?#]*$/));
const list = v.pipe(v.array(route), v.maxLength(maxListLength));

const vital = (name: WebVital) => v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(webVitalScales[name].most)));

const devices = ["desktop", "mobile"] as const;

export const visitSchema = v.object({
  sessionId: v.pipe(v.string(), v.uuid()),
  client: v.picklist(devices),
  browser: line(60),
  landingPage: route,
  jumpOut: v.boolean(),
  refer: v.optional(v.pipe(line(maxAddressLength), v.regex(/^https?:\/\/[^?#]+$/))),
  timezone: line(60),
  routes: list,
  resources: list,
  acts: v.optional(
    v.pipe(v.array(v.pipe(line(maxAddressLength), v.regex(/^(begun|sent|used|searched):\/[^?#]*$/))), v.maxLength(maxListLength)),
    [],
  ),
  vitals: v.optional(
    v.pipe(v.array(v.object({ page: route, lcp: vital("lcp"), inp: vital("inp"), cls: vital("cls") })), v.maxLength(maxListLength)),
    [],
  ),
});

export type VisitReport = v.InferOutput<typeof visitSchema>;

const maxPeriodDays = 400;
const filters = {
  from: day(),
  to: day(),
  language: v.optional(v.picklist(languageCodes)),
  device: v.optional(v.picklist(devices)),
};
const isPeriod = (from: string, to: string) => from <= to && Date.parse(to) - Date.parse(from) < maxPeriodDays * dayMs;

export const visitsQuery = v.pipe(
  v.object(filters),
  v.check(({ from, to }) => isPeriod(from, to), errorCode("unknownChoice")),
);
const measures = [...visitMeasures, ...anonymousMeasures] as const;
export const countsQuery = v.pipe(
  v.object({ ...filters, measure: v.picklist(measures, errorCode("unknownChoice")) }),
  v.check(({ from, to }) => isPeriod(from, to), errorCode("unknownChoice")),
);

/** `before`: value in the preceding period of equal length. */
const nowAndBefore = { now: v.number(), before: v.number() };
export const countsAnswer = v.array(v.object({ subject: v.string(), ...nowAndBefore }));
export const visitsAnswer = v.object({
  totals: v.record(v.picklist(measures), v.object(nowAndBefore)),
  days: v.array(v.object({ day: v.string(), ...nowAndBefore })),
  languages: countsAnswer,
  devices: countsAnswer,
  tops: v.record(v.picklist(measures), countsAnswer),
});

/** 75th percentile and the number of measurements; null without any. */
const percentile = v.nullable(v.object({ value: v.number(), measured: v.number() }));
const comparedVital = v.object({ now: percentile, before: percentile });
/** Sorted by number of measurements; an empty page stands for all pages. */
export const vitalsAnswer = v.array(
  v.object({ page: v.string(), device: v.picklist(devices), lcp: comparedVital, inp: comparedVital, cls: comparedVital }),
);

export type VisitsQuery = v.InferOutput<typeof visitsQuery>;
export type VisitsAnswer = v.InferOutput<typeof visitsAnswer>;
export type VitalsAnswer = v.InferOutput<typeof vitalsAnswer>;
export type Counts = v.InferOutput<typeof countsAnswer>;
export type Measure = (typeof measures)[number];
