import { countryPattern } from "#domain/countries/schema";
import { maxPlaceTextLength, placeIdPattern } from "#domain/places/schema";
import { distributorKinds, keyPattern, productLines } from "#domain/content/schema";
import { referencePattern } from "#domain/contact/schema";
import { currencies } from "#domain/markets/schema";
import { billUnits, chargingTimes, demandPeriods, houseGoals, stackQuery, workdayLimits } from "#domain/sizing/schema";
import { languageCodes } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";

// Patterns of query values. Patterns that the domain already has are imported.

export const oneOf = (values: readonly string[]) => new RegExp(`^(${values.join("|")})$`);

export const entryKey = new RegExp(`^${keyPattern}$`);
export const entryKeys = (most: number) => new RegExp(`^${keyPattern}(,${keyPattern}){0,${most - 1}}$`);

export const productLine = oneOf(productLines);
/** Matches the id of a sector; there are as many sectors as product lines. */
export const sectorId = new RegExp(`^[1-${productLines.length}]$`);
export const pageNumber = /^[1-9]\d{0,4}$/;
/** Accepts any short text: the page explains invalid numbers. */
export const numberText = /^[^\p{C}]{0,16}$/u;
/** Fields of the house calculator. */
export const houseQuery = {
  consumption: numberText,
  pv: numberText,
  goal: oneOf(houseGoals),
  heat: numberText,
  distance: numberText,
  price: numberText,
  feedIn: numberText,
  cost: numberText,
  charging: oneOf(chargingTimes),
  currency: oneOf(currencies),
};
/** Yearly bill of a home, as energy or money. */
export const billQuery = { bill: numberText, unit: oneOf(billUnits), price: numberText };
/** Limit of the example of a working day. */
export const workdayQuery = { limit: oneOf(workdayLimits.map(String)) };
/** Hours of a price, such as `10-12, 14-19`. */
const hoursText = /^[^\p{C}]{0,48}$/u;
/** Fields of the calculator of a commercial site. */
export const siteQuery = {
  peak: numberText,
  limit: numberText,
  hours: numberText,
  demand: numberText,
  price: numberText,
  highPrice: numberText,
  highHours: hoursText,
  lowPrice: numberText,
  lowHours: hoursText,
  pv: numberText,
  feedIn: numberText,
  days: numberText,
  energy: numberText,
  cost: numberText,
  period: oneOf(demandPeriods),
  currency: oneOf(currencies),
};
/** Path and query on this site; `app/features/account/next-address.ts` validates it further. */
export const localAddress = /^\/(?![/\\])[^\\\s]{0,500}$/;
const solutionFolders = languageCodes.map((code) => localPath(code, "/solutions")).join("|");
/** Address of a calculation on a solution page, with its values. */
const calculation = new RegExp(`^(?:${solutionFolders})/[a-z-]+-ess\\?[^\\\\\\s#]{0,900}$`);
/** Selected product, the configuration of its stack, and the calculation that recommended it. */
export const selection = { product: entryKey, ...stackQuery, calculation };

/** Result of a form, and the reference of the stored request. */
export const receipt = { result: /^sent$/, reference: referencePattern };

/** `place` is free text; the page redirects to the address of the place if it is unambiguous. `in` and `zone` rank the results. */
export const placeQuery = {
  place: new RegExp(`^.{1,${maxPlaceTextLength}}$`, "s"),
  near: placeIdPattern,
  in: countryPattern,
  zone: /^[A-Za-z][\w+/-]{1,49}$/,
};
/** Filters and pages of the list of distributors; `distributor` redirects to the list page that has the entry. */
export const distributorQuery = {
  country: countryPattern,
  kind: oneOf(distributorKinds),
  line: productLine,
  page: pageNumber,
  distributor: entryKey,
};
export const placeFreeTextNames = ["place", "in", "zone"];
