import type { Answered, Sent } from "../api/calls.ts";
import { call } from "../api/call.ts";

type Table = Sent<"POST /staff/content/distributors/import">;
type Report = Answered<"POST /staff/content/distributors/import">;

const linesAtOnce = 100;

/**
 * Imports a table in batches of 100 lines. `onStep` gets the report of all lines so far. A slug that an earlier batch
 * had is rejected here; the server only sees duplicates within a batch.
 *
 * @throws {ApiError} when a batch is rejected; earlier batches stay saved
 */
export async function importInSteps({ rows, ...options }: Table, onStep: (report: Report) => void): Promise<void> {
  const report: Report = [];
  const sent = new Set<string>();
  for (let from = 0; from < rows.length; from += linesAtOnce) {
    const lines = rows.slice(from, from + linesAtOnce).map((row, index) => ({ row, key: row.key ?? "", line: from + index + 1 }));
    const repeated = lines.filter(({ key }) => sent.has(key));
    const step = lines.filter(({ key }) => !sent.has(key));
    const answer = await call("POST /staff/content/distributors/import", { ...options, rows: step.map(({ row }) => row) });
    for (const { key } of step) if (key !== "") sent.add(key);
    report.push(
      ...answer.map((outcome, index) => ({ ...outcome, line: step[index]?.line ?? outcome.line })),
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
