import * as v from "valibot";
import { websiteIds } from "#i18n/languages.ts";
import type { Reason } from "#i18n/messages/index.ts";

const notANumber = "notANumber" satisfies Reason;

/** Parses digits of a query. The steps after the transformation repeat its result for the API description. */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(notANumber),
    v.regex(/^\d{1,9}$/, notANumber),
    v.transform(Number),
    v.number(),
    v.integer(),
    v.minValue(min, notANumber),
    v.maxValue(max, notANumber),
  );

const notAWebsite = "unknownWebsite" satisfies Reason;

export const websiteId = v.pipe(
  v.string(notAWebsite),
  v.regex(/^[1-9]\d{0,2}$/, notAWebsite),
  v.transform(Number),
  v.picklist(websiteIds, notAWebsite),
);
