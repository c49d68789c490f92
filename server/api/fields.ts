import type { Context, MiddlewareHandler } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import * as v from "valibot";
import { isReason, type Reason } from "#i18n/messages/index.ts";
import { fail, refuse } from "./envelope.ts";
import type { VisitorEnv } from "../visitor.ts";

/** The fields of a call's body, JSON or urlencoded, as the schema has them; its messages are reason codes. */
export function fields<Output extends object>(
  schema: v.GenericSchema<unknown, Output>,
): MiddlewareHandler<VisitorEnv & { Variables: { fields: Output } }> {
  return async (c, next) => {
    const body = await readBody(c);
    if (!body.ok) return fail(c, body.code, body.reason);
    const result = v.safeParse(schema, body.value);
    if (!result.success) return refuse(c, reasonsOf(result.issues));
    c.set("fields", result.output);
    return next();
  };
}

/** What the description of the API says of a call that takes fields. */
export function describeFields(summary: string, tag: string, schema: v.GenericSchema, answer: v.GenericSchema = v.null()) {
  const envelope = v.object({ code: v.number(), message: v.string(), data: answer });
  return describeRoute({
    summary,
    tags: [tag],
    requestBody: { content: { "application/json": { schema: resolver(schema) as never } } },
    responses: { 200: { description: summary, content: { "application/json": { schema: resolver(envelope) } } } },
  });
}

async function readBody(c: Context): Promise<{ ok: true; value: unknown } | { ok: false; code: 400 | 415; reason: Reason }> {
  const type = c.req.header("content-type") ?? "";
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(type);
  if (!isForm && !/^application\/json\b/i.test(type)) return { ok: false, code: 415, reason: "unsupportedType" };
  const text = await c.req.text();
  if (isForm) return { ok: true, value: Object.fromEntries(new URLSearchParams(text)) };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, code: 400, reason: "malformed" };
  }
}

/** The first reason of each field. */
function reasonsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, Reason> {
  const reasons: Record<string, Reason> = {};
  for (const { path, message } of issues) reasons[String(path?.[0]?.key ?? "body")] ??= isReason(message) ? message : "invalidInput";
  return reasons;
}
