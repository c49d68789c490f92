import Papa from "papaparse";
import { contactColumns } from "../../../domain/distributors/schema.ts";
import type { Language } from "../../../i18n/languages.ts";
import type { CallInput } from "../api/endpoint-types.ts";
import { decodeText, type Encoding } from "./decode-text.ts";

type Row = CallInput<"POST /staff/content/distributors/import">["rows"][number];

/** `lines`: line of the file at which each row begins; `missing`: required columns that the file does not have. */
export type Table = { rows: Row[]; lines: number[]; encoding: Encoding; missing: string[] };

const columns = ["key", "order", "country", "kind", "lines", "place", "name", "city", "note"] as const;
const optionalColumns: readonly string[] = ["place", "note"];

/** Reads a CSV file with any separator, in the chosen encoding or the one that fits; unknown columns are left out. */
export async function readTable(file: Blob, language: Language, chosen?: Encoding): Promise<Table> {
  const { text, encoding } = decodeText(new Uint8Array(await file.arrayBuffer()), language, chosen);
  const [, delimiter, body = text] = separatorLine.exec(text) ?? [];
  const [header, ...records] = readRecords(body, delimiter, body === text ? 1 : 2);
  const fields = header?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const missing = columns.filter((name) => !fields.includes(name) && !optionalColumns.includes(name));
  // A missing column is left out, so that the entries keep its values.
  const given = contactColumns.filter((name) => fields.includes(name));
  const toRow = (cells: readonly string[]): Row =>
    Object.fromEntries([...columns, ...given].map((name) => [name, unescapeFormula(cells[fields.indexOf(name)])]));
  return { rows: records.map(({ cells }) => toRow(cells)), lines: records.map(({ line }) => line), encoding, missing };
}

/** Reads the records that are not empty, with the line at which each begins; a quoted cell may have several lines. */
function readRecords(text: string, delimiter: string | undefined, firstLine: number): { cells: string[]; line: number }[] {
  // An empty last line would count against the separator that Papa Parse guesses.
  const { data } = Papa.parse<string[]>(text.replace(/[\r\n]+$/, ""), { delimiter });
  let next = firstLine;
  return data.flatMap((cells) => {
    const line = next;
    next += 1 + cells.reduce((count, cell) => count + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return cells.some((cell) => cell.trim() !== "") ? { cells, line } : [];
  });
}

/** The line `sep=;` with which a file tells Excel its separator. */
const separatorLine = /^"?sep=(.)"?\r?\n([^]*)$/i;

/** The export prefixes formulas with an apostrophe, against CSV injection. */
function unescapeFormula(text = ""): string {
  return text.replace(/^'(?=\s*[=+\-@＝＋－＠\t\r])/, "");
}
