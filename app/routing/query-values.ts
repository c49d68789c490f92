import { keyPattern, productLines } from "#domain/content/schema";
import { stackQuery } from "#domain/sizing/schema";

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
/** Path and query on this site; `app/features/account/next-address.ts` looks closer. */
export const localAddress = /^\/(?![/\\])[^\\\s]{0,500}$/;
/** A product and, of a tower, the stack that was composed. */
export const configuration = { product: entryKey, ...stackQuery };
