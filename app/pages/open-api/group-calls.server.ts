import * as v from "valibot";

type Schema = { enum?: unknown[]; properties?: Record<string, Schema> };
const schema: v.GenericSchema<unknown, Schema> = v.object({
  enum: v.optional(v.array(v.unknown())),
  properties: v.optional(
    v.record(
      v.string(),
      v.lazy(() => schema),
    ),
  ),
});
const operation = v.object({
  summary: v.optional(v.string(), ""),
  tags: v.optional(v.array(v.string()), []),
  parameters: v.optional(v.array(v.object({ name: v.string(), in: v.string(), schema: v.optional(schema) })), []),
  requestBody: v.optional(v.object({ content: v.record(v.string(), v.object({ schema: v.optional(schema) })) })),
});
/** Part of the OpenAPI document that the page uses. */
const description = v.object({ paths: v.record(v.string(), v.record(v.string(), operation)) });

/** `fields` lists query and body fields with their allowed values; path parameters are part of `path`. */
export type Call = { method: string; path: string; summary: string; fields: { place: string; names: string[] }[] };
export type CallGroup = { tag: string; calls: Call[] };

/** Tags for API keys come first, the site's own calls follow. */
const firstTags = ["content", "config", "sandbox", "webhooks", "open-api"];

/** Groups the calls of the OpenAPI document by tag. */
export function groupCalls(document: unknown): CallGroup[] {
  const { paths } = v.parse(description, document);
  const groups = new Map<string, Call[]>(firstTags.map((tag) => [tag, []]));
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const tag = operation.tags[0] ?? "";
      const call = { method: method.toUpperCase(), path, summary: operation.summary, fields: fieldsOf(operation) };
      groups.set(tag, [...(groups.get(tag) ?? []), call]);
    }
  }
  return [...groups].map(([tag, calls]) => ({ tag, calls })).filter(({ calls }) => calls.length > 0);
}

function fieldsOf({ parameters, requestBody }: v.InferOutput<typeof operation>): Call["fields"] {
  const query = parameters
    .filter(({ in: place }) => place === "query")
    .map(({ name, schema: values }) => (values?.enum ? `${name} (${values.enum.join(", ")})` : name));
  const body = Object.keys(Object.values(requestBody?.content ?? {})[0]?.schema?.properties ?? {});
  return [
    { place: "query", names: query },
    { place: "body", names: body },
  ].filter(({ names }) => names.length > 0);
}
