import type { ClientBase } from "pg";
import { logSample, type Log } from "#platform/log";
import type { Metrics } from "#platform/metrics";
import { endSpan, startCallSpan } from "#platform/tracing";

/** Told of a statement that begins; what it answers is called when the statement has ended. */
type Observe = (text: string) => (error?: unknown) => void;

const slowSeconds = 1;
const longestText = 1_000;

/** Measures statements, and logs those that take a second or more. Log and traces have their text, with placeholders for all values. */
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

/** Tells of every statement of a connection, besides those that stream rows. */
export function observeQueries(client: ClientBase, observe: Observe): void {
  const { query } = client;
  const observed = (...input: unknown[]): unknown => {
    const text = textOf(input[0]);
    if (text === undefined) return Reflect.apply(query, client, input);
    const end = observe(text);
    const done = input.at(-1);
    if (typeof done === "function") {
      const whenDone = (error: unknown, result: unknown) => {
        end(error ?? undefined);
        done(error, result);
      };
      return Reflect.apply(query, client, [...input.slice(0, -1), whenDone]);
    }
    const result: Promise<unknown> = Reflect.apply(query, client, input);
    result.then(() => end(), end);
    return result;
  };
  Object.assign(client, { query: observed });
}

function textOf(statement: unknown): string | undefined {
  if (typeof statement === "string") return statement;
  if (typeof statement !== "object" || statement === null || "submit" in statement) return undefined;
  return "text" in statement && typeof statement.text === "string" ? statement.text : undefined;
}
