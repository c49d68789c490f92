import type { ClientBase } from "pg";
import { logSample, type Log } from "#platform/log";
import type { Metrics } from "#platform/metrics";
import { endSpan, startCallSpan } from "#platform/tracing";

/** Called when a statement begins; the function that it returns is called when the statement has ended. */
type Observe = (text: string) => (error?: unknown) => void;

const slowSeconds = 1;
const longestText = 1_000;

/** Measures statements and logs those that take a second or more. Log and traces have the text with placeholders instead of values. */
export function createQueryObserver(input: { pool: string; log: Log; metrics?: Metrics }): Observe {
  const { pool, log, metrics } = input;
  return (text) => {
    const query = text.slice(0, longestText);
    const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? "";
    const span = startCallSpan(operation, { "db.system.name": "postgresql", "db.operation.name": operation, "db.query.text": query });
    const startedAt = performance.now();
    return (error) => {
      const milliseconds = performance.now() - startedAt;
      if (span) endSpan(span, error);
      metrics?.queries.observe({ pool }, milliseconds / 1000);
      if (milliseconds < slowSeconds * 1000) return;
      metrics?.slowQueries.inc({ pool });
      const fields = { pool, query, milliseconds: Math.round(milliseconds) };
      logSample(log, { level: "warn", event: "database.slowQuery", fields, kind: { pool, query } });
    };
  };
}

/** Reports every statement of a connection to `observe`, except those that stream rows. */
export function observeQueries(client: ClientBase, observe: Observe): void {
  const { query } = client;
  const observedQuery = (...input: unknown[]): unknown => {
    const text = textOf(input[0]);
    if (text === undefined) return Reflect.apply(query, client, input);
    const end = observe(text);
    const callback = input.at(-1);
    if (typeof callback === "function") {
      const observedCallback = (error: unknown, result: unknown) => {
        end(error ?? undefined);
        callback(error, result);
      };
      return Reflect.apply(query, client, [...input.slice(0, -1), observedCallback]);
    }
    const result: Promise<unknown> = Reflect.apply(query, client, input);
    result.then(() => end(), end);
    return result;
  };
  Object.assign(client, { query: observedQuery });
}

function textOf(statement: unknown): string | undefined {
  if (typeof statement === "string") return statement;
  if (typeof statement !== "object" || statement === null || "submit" in statement) return undefined;
  return "text" in statement && typeof statement.text === "string" ? statement.text : undefined;
}
