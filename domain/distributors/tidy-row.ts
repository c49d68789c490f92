import { countryNamed } from "#domain/places";
import type { Row } from "./fields.ts";

/** Normalizes the values of a row: `de` and `Germany` become DE, `Installer` becomes installer. */
export function tidyRow(row: Row): Row {
  return {
    ...row,
    country: countryNamed(row.country) ?? row.country,
    kind: row.kind.toLowerCase(),
    lines: row.lines.toLowerCase(),
  };
}
