import type { CallResult, CallInput } from "../api/endpoint-types.ts";
import { callApi } from "../api/call-api.ts";

type Table = CallInput<"POST /staff/content/distributors/import">;
type Report = CallResult<"POST /staff/content/distributors/import">;

const batchSize = 200;
/** The API refuses bodies of more than 1 MB. */
const maxBatchLetters = 300_000;

/** Splits rows into batches of a size that the API accepts. */
export function splitRows<Row>(rows: readonly Row[]): { from: number; rows: Row[] }[] {
  const batches: { from: number; rows: Row[] }[] = [];
  let letters = 0;
  for (const [index, row] of rows.entries()) {
    const rowLetters = JSON.stringify(row).length;
    const last = batches.at(-1);
    if (!last || last.rows.length >= batchSize || letters + rowLetters > maxBatchLetters) {
      batches.push({ from: index, rows: [row] });
      letters = rowLetters;
    } else {
      last.rows.push(row);
      letters += rowLetters;
    }
  }
  return batches;
}

/**
 * Imports a table in batches. `lines` are those of the file. `onStep` gets the report of all lines so far. A slug that an earlier batch
 * had is rejected here; the server only sees duplicates within a batch.
 *
 * @throws {ApiError} when a batch is rejected; earlier batches stay saved
 */
export async function importInSteps(
  { rows, lines: fileLines, ...options }: Table & { lines: readonly number[] },
  onStep: (report: Report) => void,
): Promise<void> {
  const report: Report = [];
  const sentKeys = new Set<string>();
  for (const { from, rows: batch } of splitRows(rows)) {
    const lines = batch.map((row, index) => ({ row, key: row.key ?? "", line: fileLines[from + index] ?? from + index + 1 }));
    const repeated = lines.filter(({ key }) => sentKeys.has(key));
    const step = lines.filter(({ key }) => !sentKeys.has(key));
    const outcomes = await callApi("POST /staff/content/distributors/import", { ...options, rows: step.map(({ row }) => row) });
    for (const { key } of step) if (key !== "") sentKeys.add(key);
    report.push(
      ...outcomes.map((outcome, index) => ({ ...outcome, line: step[index]?.line ?? outcome.line })),
      ...repeated.map(({ key, line }) => ({
        line,
        key,
        result: "refused" as const,
        public: false,
        reasons: { key: "keyTwice" },
        places: [],
        kept: [],
      })),
    );
    onStep(report.toSorted((one, other) => one.line - other.line));
  }
}
