import { Hono } from "hono";
import { describeRoute, resolver, validator } from "hono-openapi";
import * as v from "valibot";
import { collections, findEntry, listEntries } from "#domain/content";
import { websiteIds, type WebsiteId } from "#i18n/languages.ts";
import type { Context } from "../../domain/context.ts";
import { fail, refuse, succeed } from "./envelope.ts";
import type { Reason } from "#i18n/messages/index.ts";

const wholeNumber = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(min), v.maxValue(max));
const websiteId = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^[1-4]$/),
    v.transform((text) => Number(text) as WebsiteId),
  ),
);
const maxPage = 1_000_000;
export const maxSize = 9999;

export const listQuery = v.object({ page: v.optional(wholeNumber(1, maxPage)), size: v.optional(wholeNumber(1, maxSize)), websiteId });
export const itemQuery = v.object({ websiteId });

export const entryAnswer = v.looseObject({ id: v.string(), websiteId: v.picklist(websiteIds), state: v.literal(1) });
export const envelopeOf = (data: v.GenericSchema) => v.object({ code: v.number(), message: v.string(), data });

const reasonsByField: Record<string, Reason> = { page: "notANumber", size: "notANumber", websiteId: "unknownWebsite" };

/** `GET /{type}/list` and `GET /{type}/{id}` for every collection. */
export function contentApi(context: Context): Hono {
  const api = new Hono();
  for (const collection of collections) {
    const { type } = collection;
    const answer = v.looseObject({ ...entryAnswer.entries, ...collection.timed?.schema });
    api.get(`/${type}/list`, describe(`Public ${type} entries`, envelopeOf(v.array(answer))), checked(listQuery), async (c) => {
      const { page = 1, size = maxSize, websiteId } = c.req.valid("query");
      return succeed(c, await listEntries(context, { type, page, size, websiteId }));
    });
    api.get(`/${type}/:id`, describe(`One ${type} entry`, envelopeOf(answer)), checked(itemQuery), async (c) => {
      const { websiteId } = c.req.valid("query");
      const entry = await findEntry(context, { type, key: c.req.param("id"), websiteId });
      return entry ? succeed(c, entry) : fail(c, 404, "notFound");
    });
  }
  return api;
}

export function describe(summary: string, answer: v.GenericSchema) {
  return describeRoute({
    summary,
    tags: ["content"],
    responses: { 200: { description: summary, content: { "application/json": { schema: resolver(answer) } } } },
  });
}

export function checked<Schema extends v.GenericSchema<Record<string, string | undefined>, unknown>>(schema: Schema) {
  return validator("query", schema, (result, c) => {
    if (result.success) return undefined;
    const fields = result.error.map((issue) => String(issue.path?.map((part) => (typeof part === "object" ? part.key : part))[0]));
    return refuse(c, Object.fromEntries(fields.map((field) => [field, reasonsByField[field] ?? "invalidInput"])));
  });
}
