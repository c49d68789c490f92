import type { RequestContext } from "#app/page/request-context.ts";

type Schema = { enum?: unknown[]; properties?: Record<string, Schema> };
type Operation = {
  summary?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
};
type OpenApiDocument = { paths: Record<string, Record<string, Operation>> };

/** `fields`: by their place, what goes into the query or the body, with the values that it takes; those of the path stand in it. */
export type Call = { method: string; path: string; summary: string; fields: { place: string; names: string[] }[] };
export type CallGroup = { tag: string; calls: Call[] };

/** What keys are used for comes first; the site's own calls follow. */
const firstTags = ["content", "config", "open-api"];

/** The calls as the API describes itself, by tag; `undefined` where it does not answer. */
export async function readReference({ api }: RequestContext): Promise<CallGroup[] | undefined> {
  return api.document<OpenApiDocument>("/openapi.json").then(groupCalls, () => undefined);
}

export function groupCalls({ paths }: OpenApiDocument): CallGroup[] {
  const groups = new Map<string, Call[]>(firstTags.map((tag) => [tag, []]));
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const tag = operation.tags?.[0] ?? "";
      const call = { method: method.toUpperCase(), path, summary: operation.summary ?? "", fields: fieldsOf(operation) };
      groups.set(tag, [...(groups.get(tag) ?? []), call]);
    }
  }
  return [...groups].map(([tag, calls]) => ({ tag, calls })).filter(({ calls }) => calls.length > 0);
}

function fieldsOf({ parameters = [], requestBody }: Operation): Call["fields"] {
  const query = parameters
    .filter(({ in: place }) => place === "query")
    .map(({ name, schema }) => (schema?.enum ? `${name} (${schema.enum.join(", ")})` : name));
  const body = Object.keys(Object.values(requestBody?.content ?? {})[0]?.schema?.properties ?? {});
  return [
    { place: "query", names: query },
    { place: "body", names: body },
  ].filter(({ names }) => names.length > 0);
}
