import { countryPattern } from "#domain/countries/schema";
import { longestPlaceText, placeIdPattern } from "#domain/places/schema";
import { keyPattern, productLines } from "#domain/content/schema";
import { currencies } from "#domain/markets/schema";
import { chargingTimes, houseGoals, stackQuery } from "#domain/sizing/schema";
import { languageCodes } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";

// What queries of addresses may hold. What the domain knows is not said again here.

export const oneOf = (values: readonly string[]) => new RegExp(`^(${values.join("|")})$`);

export const entryKey = new RegExp(`^${keyPattern}$`);
/** Up to so many keys with commas between. */
export const entryKeys = (most: number) => new RegExp(`^${keyPattern}(,${keyPattern}){0,${most - 1}}$`);

export const productLine = oneOf(productLines);
/** The id of a sector: they are the product lines in another order. */
export const sectorId = new RegExp(`^[1-${productLines.length}]$`);
export const pageNumber = /^[1-9]\d{0,4}$/;
/** What is typed into a calculation, understood or not: the page says what is wrong with it. */
export const typedNumber = /^[^\p{C}]{0,16}$/u;
/** The questions of the calculator of the house. */
export const houseQuery = {
  consumption: typedNumber,
  pv: typedNumber,
  goal: oneOf(houseGoals),
  heat: typedNumber,
  distance: typedNumber,
  price: typedNumber,
  feedIn: typedNumber,
  cost: typedNumber,
  charging: oneOf(chargingTimes),
  currency: oneOf(currencies),
};
/** Path and query on this site; `app/features/account/next-address.ts` looks closer. */
export const localAddress = /^\/(?![/\\])[^\\\s]{0,500}$/;
const solutionFolders = languageCodes.map((code) => localPath(code, "/solutions")).join("|");
/** A calculation of a solution page with its answers, as an address on this site. */
const calculation = new RegExp(`^(?:${solutionFolders})/[a-z-]+-ess\\?[^\\\\\\s#]{0,440}$`);
/** A product and, of a tower, the stack that was composed; and the calculation that it comes from. */
export const configuration = { product: entryKey, ...stackQuery, calculation };

/** `place` is what somebody types; a page answers it with the address of the place it names, where it names one. `in` and `zone` say where to look first. */
export const placeQuery = {
  place: new RegExp(`^.{1,${longestPlaceText}}$`, "s"),
  near: placeIdPattern,
  in: countryPattern,
  zone: /^[A-Za-z][\w+/-]{1,49}$/,
};
export const typedPlace = ["place", "in", "zone"];
