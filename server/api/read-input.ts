import type { Context } from "hono";
import * as v from "valibot";
import { noFields, type Endpoint } from "#app/api-client/endpoints/endpoint.ts";
import { isReason, type Reason } from "#i18n/messages/index.ts";
import { fail, failValidation } from "./envelope.ts";

const uploadType = "application/octet-stream";

/** Validates the input of a request, or builds the error response. The schema's messages are error codes. */
export async function readInput<Row extends Endpoint>(
  c: Context,
  row: Row,
): Promise<{ ok: true; input: v.InferOutput<Row["input"]> } | { ok: false; refusal: ReturnType<typeof fail | typeof failValidation> }> {
  const isUpload = row.isUpload === true;
  // Requires a content type that cross-site forms cannot send.
  if (isUpload && c.req.header("content-type") !== uploadType) return { ok: false, refusal: fail(c, 415, "unsupportedType") };
  const result = row.method === "GET" || row.form || isUpload ? readAddress(c) : await readBody(c, row);
  if (!result.ok) return { ok: false, refusal: fail(c, result.code, result.reason) };
  const parsed = v.safeParse(row.input, withParts(c, result.value));
  return parsed.success
    ? { ok: true, input: parsed.output }
    : { ok: false, refusal: failValidation(c, reasonsOf(row.input, parsed.issues)) };
}

type Read = { ok: true; value: unknown } | { ok: false; code: 400 | 415; reason: Reason };

/** Reads a repeated query parameter as an array, which every schema rejects. */
function readAddress(c: Context): Read {
  const query = Object.entries(c.req.queries()).map(([name, values]) => [name, values.length === 1 ? values[0] : values]);
  return { ok: true, value: Object.fromEntries(query) };
}

function withParts(c: Context, value: unknown): unknown {
  const parts = c.req.param();
  const isPlain = typeof value === "object" && value !== null && !Array.isArray(value);
  return isPlain && Object.keys(parts).length > 0 ? { ...value, ...parts } : value;
}

const isOnlyPath = (input: v.GenericSchema, path: string): boolean =>
  "entries" in input &&
  typeof input.entries === "object" &&
  input.entries !== null &&
  Object.keys(input.entries).every((name) => path.includes(`/:${name}`));

/** Parses JSON or a urlencoded form; an endpoint without body fields needs no body. */
async function readBody(c: Context, { input, path }: Endpoint): Promise<Read> {
  if (input === noFields || isOnlyPath(input, path)) return { ok: true, value: {} };
  const type = c.req.header("content-type") ?? "";
  const text = await c.req.text();
  // curl sends JSON with the type of a form by default.
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(type) && !text.startsWith("{");
  if (isForm) return { ok: true, value: Object.fromEntries(new URLSearchParams(text)) };
  if (text === "" || !/^application\/json\b/i.test(type)) return { ok: false, code: 415, reason: "unsupportedType" };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, code: 400, reason: "malformed" };
  }
}

/** Returns the first error code of each field, in the order of the schema, which is that of its form: the first one gets the focus. */
function reasonsOf(input: v.GenericSchema, issues: readonly v.BaseIssue<unknown>[]): Record<string, Reason> {
  const reasons: Record<string, Reason> = {};
  for (const { path, message } of issues) reasons[String(path?.[0]?.key ?? "body")] ??= isReason(message) ? message : "invalidInput";
  const names = "entries" in input ? Object.keys(Object(input.entries)) : [];
  return Object.fromEntries(Object.entries(reasons).toSorted(([one], [other]) => names.indexOf(one) - names.indexOf(other)));
}
