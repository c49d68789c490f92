import Papa from "papaparse";
import type { Language } from "../../../i18n/languages.ts";
import { decodeText } from "../distributors/decode-text.ts";

export type RedirectLine = { from: string; to: string };

/** A heading is no address, neither a path nor a whole one. */
const isAddress = (cell: string) => /^(\/|https?:)/i.test(cell);

/** Reads the first two columns of a CSV file with any separator. Empty lines and headings are left out. */
export async function readRedirects(file: Blob, language: Language): Promise<RedirectLine[]> {
  const { text } = decodeText(new Uint8Array(await file.arrayBuffer()), language);
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { skipEmptyLines: "greedy" });
  const lines = data.flatMap(([from = "", to = ""]) => (from.trim() && to.trim() ? [{ from: from.trim(), to: to.trim() }] : []));
  const [first, ...rest] = lines;
  return first && !isAddress(first.from) && !isAddress(first.to) ? rest : lines;
}
