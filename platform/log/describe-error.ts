import { DrizzleQueryError } from "drizzle-orm";
import { ValiError } from "valibot";
import { codeOf, messageOf } from "#platform/failures";

/** What a log line says of an error. */
export type DescribedError = { type: string; message: string; code?: string; stack?: string; cause?: DescribedError } & DatabaseFacts;
type DatabaseFacts = Partial<Record<(typeof databaseFacts)[number], string>>;

/** Names of things of the schema and of PostgreSQL's source; `detail`, `where` and `hint` quote values. */
const databaseFacts = ["severity", "schema", "table", "column", "dataType", "constraint", "routine"] as const;
/** SQLSTATE codes whose messages speak of the server and the schema, and quote nothing that was typed. */
const speaksOfTheServer = /^((08|25|28|3D|40|53|55|57|58)...|42P01|42703|42883|42501)$/;
const frame = /^\s+at .*[:<(]/;
const mostCauses = 5;

/**
 * Says what failed and where, without the values that it was about: a log is no place for what people typed. Only known
 * facts are taken over, because libraries hang inputs, queries and requests on their errors.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: `not an error: ${typeof error}` };
  // The cause is what PostgreSQL says; the query's own stack leads to the code that asked.
  if (error instanceof DrizzleQueryError && error.cause)
    return { ...describeError(error.cause), message: safeMessage(error), stack: framesOf(error) };
  const { cause } = error;
  return {
    type: error.name,
    message: safeMessage(error),
    code: codeOf(error),
    ...(isOfDatabase(error) && factsOf(error)),
    stack: framesOf(error),
    ...(cause !== undefined && depth < mostCauses && { cause: describeError(cause, depth + 1) }),
  };
}

/** The message of an error that is logged by that alone. */
export function safeMessage(error: Error): string {
  // Drizzle's own message lists the parameters of the query.
  if (error instanceof DrizzleQueryError) return `${error.cause ? safeMessage(error.cause) : "Failed query"}: ${error.query}`;
  if (isOfDatabase(error)) {
    const code = codeOf(error) ?? "";
    return speaksOfTheServer.test(code) ? messageOf(error) : `SQLSTATE ${code}`;
  }
  if (error instanceof ValiError) return `Invalid data: ${Array.from(error.issues as Issue[], explain).join("; ")}`;
  // The parser quotes the beginning of the text.
  if (error instanceof SyntaxError && /JSON/.test(error.message)) return "The text is not valid JSON.";
  return error.message;
}

type Issue = { type: string; path?: { key: unknown }[] };

function explain({ type, path = [] }: Issue): string {
  return `${path.map(({ key }) => String(key)).join(".") || "value"} (${type})`;
}

/** PostgreSQL's errors have a severity besides their SQLSTATE. */
function isOfDatabase(error: Error): boolean {
  return "severity" in error && /^[0-9A-Z]{5}$/.test(codeOf(error) ?? "");
}

function factsOf(error: Error): DatabaseFacts {
  const facts: DatabaseFacts = {};
  for (const name of databaseFacts) {
    const value: unknown = Reflect.get(error, name);
    if (typeof value === "string") facts[name] = value;
  }
  return facts;
}

/** The stack without the message that it begins with. */
function framesOf({ stack = "", message }: Error): string {
  const at = stack.indexOf(message);
  const rest = at === -1 ? stack : stack.slice(at + message.length);
  return rest
    .split("\n")
    .filter((line) => frame.test(line))
    .join("\n");
}
