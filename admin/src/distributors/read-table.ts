import Papa from "papaparse";
import type { Sent } from "../api/calls.ts";

type Row = Sent<"POST /staff/content/distributors/import">["rows"][number];

const columns = ["key", "order", "country", "kind", "lines", "place", "name", "city", "note"] as const;

/** The lines of a file, whatever its program parts them by; columns that are none of the table's are left out. */
export async function readTable(file: File): Promise<Row[]> {
  const { data } = Papa.parse<Record<string, string>>((await file.text()).replace(/^\uFEFF/, ""), {
    header: true,
    skipEmptyLines: "greedy",
  });
  // What is taken along has a mark before what a spreadsheet would compute.
  const cell = (text = "") => text.replace(/^'(?=[=+\-@\t\r])/, "");
  return data.map((line) => Object.fromEntries(columns.map((name) => [name, cell(line[name])])));
}
