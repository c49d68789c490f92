import * as v from "valibot";
import { websiteIds } from "#i18n/languages.ts";
import type { Reason } from "#i18n/messages/index.ts";

const why = "notANumber" satisfies Reason;

/** Digits of an address. What the transformation makes of them is said again, for the description of the API. */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(why),
    v.regex(/^\d{1,9}$/, why),
    v.transform(Number),
    v.number(),
    v.integer(),
    v.minValue(min, why),
    v.maxValue(max, why),
  );

const notAWebsite = "unknownWebsite" satisfies Reason;

export const websiteId = v.pipe(
  v.string(notAWebsite),
  v.regex(/^[1-9]\d{0,2}$/, notAWebsite),
  v.transform(Number),
  v.picklist(websiteIds, notAWebsite),
);
