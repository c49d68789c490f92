import { findCountryCode } from "#domain/places";
import type { Row } from "./fields.ts";

/** Normalizes the values of a row: `de` and `Germany` become DE, `Installer` becomes installer. */
export function normalizeRow(row: Row): Row {
  return {
    ...row,
    country: findCountryCode(row.country) ?? row.country,
    kind: row.kind.toLowerCase(),
    lines: row.lines.toLowerCase(),
  };
}
