import { DrizzleQueryError } from "drizzle-orm";
import { ValiError } from "valibot";
import { codeOf, messageOf } from "#platform/failures";

export type DescribedError = { type: string; message: string; code?: string; stack?: string; cause?: DescribedError } & DatabaseFacts;
type DatabaseFacts = Partial<Record<(typeof databaseFacts)[number], string>>;

/** Error fields that name parts of the schema or of PostgreSQL's source. `detail`, `where` and `hint` would quote values. */
const databaseFacts = ["severity", "schema", "table", "column", "dataType", "constraint", "routine"] as const;
/** SQLSTATE codes whose messages describe the server or the schema and quote no values. */
const aboutTheServer = /^((08|25|28|3D|40|53|55|57|58)...|42P01|42703|42883|42501)$/;
const frame = /^\s+at .*[:<(]/;
const mostCauses = 5;

/**
 * Describes an error without the values it refers to, because logs must not contain user input. Copies known fields only: libraries
 * attach inputs, queries and requests to their errors.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: `not an error: ${typeof error}` };
  // Takes PostgreSQL's message from the cause, and the stack from the query error, because it leads to the calling code.
  if (error instanceof DrizzleQueryError && error.cause)
    return { ...describeError(error.cause), message: safeMessage(error), stack: framesOf(error) };
  const { cause } = error;
  return {
    type: error.name,
    message: safeMessage(error),
    code: codeOf(error),
    ...(isDatabaseError(error) && factsOf(error)),
    stack: framesOf(error),
    ...(cause !== undefined && depth < mostCauses && { cause: describeError(cause, depth + 1) }),
  };
}

/** Returns the message of an error without user input, for log lines that contain no other field of the error. */
export function safeMessage(error: Error): string {
  // Drizzle's message contains the parameters of the query.
  if (error instanceof DrizzleQueryError) return `${error.cause ? safeMessage(error.cause) : "Failed query"}: ${error.query}`;
  if (isDatabaseError(error)) {
    const code = codeOf(error) ?? "";
    return aboutTheServer.test(code) ? messageOf(error) : `SQLSTATE ${code}`;
  }
  if (error instanceof ValiError) return `Invalid data: ${Array.from(error.issues as Issue[], explain).join("; ")}`;
  // The JSON parser's message quotes the beginning of the text.
  if (error instanceof SyntaxError && /JSON/.test(error.message)) return "The text is not valid JSON.";
  return error.message;
}

type Issue = { type: string; path?: { key: unknown }[] };

function explain({ type, path = [] }: Issue): string {
  return `${path.map(({ key }) => String(key)).join(".") || "value"} (${type})`;
}

/** PostgreSQL's errors have a severity and an SQLSTATE code. */
function isDatabaseError(error: Error): boolean {
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

function framesOf({ stack = "", message }: Error): string {
  const at = stack.indexOf(message);
  const rest = at === -1 ? stack : stack.slice(at + message.length);
  return rest
    .split("\n")
    .filter((line) => frame.test(line))
    .join("\n");
}
