import { findCountryCode } from "#domain/places";
import { toAsciiDigits } from "../fields.ts";
import type { Row } from "./schema.ts";

/** Normalizes the values of a row: `de` and `Germany` become DE, `Installer` becomes installer. */
export function normalizeRow(row: Row): Row {
  return {
    ...row,
    country: findCountryCode(row.country) ?? row.country,
    kind: row.kind.toLowerCase(),
    lines: row.lines.toLowerCase(),
    ...(row.telephone !== undefined && { telephone: normalizeTelephone(row.telephone) }),
    ...(row.email !== undefined && { email: row.email.toLowerCase() }),
    ...(row.website !== undefined && { website: normalizeWebsite(row.website) }),
  };
}

/** Full-width digits become ASCII, and `0049` becomes `+49`. */
function normalizeTelephone(telephone: string): string {
  return toAsciiDigits(telephone).replace(/^00(?=[1-9])/, "+");
}

/** `www.example.com` gets a scheme. */
function normalizeWebsite(website: string): string {
  return /^(www\.|[a-z0-9-]+(\.[a-z0-9-]+)+(\/|$))/i.test(website) ? `https://${website}` : website;
}
