import Papa from "papaparse";
import { contactColumns } from "../../../domain/distributors/schema.ts";
import type { Language } from "../../../i18n/languages.ts";
import type { CallInput } from "../api/endpoint-types.ts";
import { decodeText, type Encoding } from "./decode-text.ts";

type Row = CallInput<"POST /staff/content/distributors/import">["rows"][number];

/** `missing`: required columns that the file does not have. */
export type Table = { rows: Row[]; encoding: Encoding; missing: string[] };

const columns = ["key", "order", "country", "kind", "lines", "place", "name", "city", "note"] as const;
const optionalColumns: readonly string[] = ["place", "note"];

/** Reads a CSV file with any separator, in the chosen encoding or the one that fits; unknown columns are left out. */
export async function readTable(file: Blob, language: Language, chosen?: Encoding): Promise<Table> {
  const { text, encoding } = decodeText(new Uint8Array(await file.arrayBuffer()), language, chosen);
  const [, delimiter, body = text] = separatorLine.exec(text) ?? [];
  const { data, meta } = Papa.parse<Record<string, string>>(body, {
    header: true,
    delimiter,
    skipEmptyLines: "greedy",
    transformHeader: (header) => header.trim().toLowerCase(),
  });
  const missing = columns.filter((name) => !meta.fields?.includes(name) && !optionalColumns.includes(name));
  // A missing column is left out, so that the entries keep its values.
  const given = contactColumns.filter((name) => meta.fields?.includes(name));
  const toRow = (line: Record<string, string>): Row =>
    Object.fromEntries([...columns, ...given].map((name) => [name, unescapeFormula(line[name])]));
  return { rows: data.map(toRow), encoding, missing };
}

/** The line `sep=;` with which a file tells Excel its separator. */
const separatorLine = /^"?sep=(.)"?\r?\n([^]*)$/i;

/** The export prefixes formulas with an apostrophe, against CSV injection. */
function unescapeFormula(text = ""): string {
  return text.replace(/^'(?=[=+\-@\t\r])/, "");
}
