import type { ApiBody, EntryType, ListQuery } from "#app/api-client/endpoints/calls.ts";
import type { RequestContext } from "#app/page/request-context.ts";

export type ExampleCall = { path: `/${EntryType}/list`; query: ListQuery };
/** Excerpt of a live response; `printedCount` of `fieldCount` fields of the entry are printed. */
export type ExampleResponses = { list?: { text: string; printedCount: number; fieldCount: number }; errorText?: string };

const printedFields = ["id", "websiteId", "state", "name", "kind", "categories", "line", "figures"];
const maxFigures = 2;

/** Calls the API with the page's own examples: one that returns an entry, one that returns an error. */
export async function readExampleResponses(
  { api }: RequestContext,
  listCall: ExampleCall,
  failingCall: ExampleCall,
): Promise<ExampleResponses> {
  const [listResponse, errorResponse] = await Promise.all(
    [listCall, failingCall].map(({ path, query }) => api.get(path, query).catch(() => undefined)),
  );
  return { list: excerptOf(listResponse), errorText: errorResponse === undefined ? undefined : formatJson(errorResponse) };
}

function excerptOf(body: ApiBody<object[]> | undefined): ExampleResponses["list"] {
  if (body?.code !== 200 || !body.data[0]) return undefined;
  const { data, ...envelope } = body;
  const entry = new Map<string, unknown>(Object.entries(data[0]!));
  const excerpt = printedFields.filter((name) => entry.has(name)).map((name) => [name, shortenValue(entry.get(name), name)]);
  return { text: formatJson({ ...envelope, data: [Object.fromEntries(excerpt)] }), printedCount: excerpt.length, fieldCount: entry.size };
}

const shortenValue = (value: unknown, name: string) => (name === "figures" && Array.isArray(value) ? value.slice(0, maxFigures) : value);

/** Formats JSON with short objects and arrays on one line. */
function formatJson(value: unknown): string {
  const text = JSON.stringify(value, undefined, 2);
  return text.replace(
    /([[{])\n\s+([^[\]{}]{1,90}?)\n\s+([\]}])/g,
    (_, open: string, inside: string, close: string) => `${open} ${inside.replace(/\n\s+/g, " ")} ${close}`,
  );
}
