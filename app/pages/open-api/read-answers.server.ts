import type { ApiBody, EntryType, ListQuery } from "#app/api-client/endpoints/calls.ts";
import type { RequestContext } from "#app/page/request-context.ts";

export type Sample = { path: `/${EntryType}/list`; query: ListQuery };
/** Excerpt of a live response; `shown` of `all` fields of the entry are printed. */
export type Answers = { list?: { text: string; shown: number; all: number }; refusal?: string };

const printed = ["id", "websiteId", "state", "name", "kind", "categories", "line", "figures"];
const figuresPrinted = 2;

/** Calls the API with the page's own examples: one that returns an entry, one that returns an error. */
export async function readAnswers({ api }: RequestContext, list: Sample, wrong: Sample): Promise<Answers> {
  const [listed, refusal] = await Promise.all([list, wrong].map(({ path, query }) => api.get(path, query).catch(() => undefined)));
  return { list: excerptOf(listed), refusal: refusal === undefined ? undefined : format(refusal) };
}

function excerptOf(body: ApiBody<object[]> | undefined): Answers["list"] {
  if (body?.code !== 200 || !body.data[0]) return undefined;
  const { data, ...envelope } = body;
  const entry = new Map<string, unknown>(Object.entries(data[0]!));
  const excerpt = printed.filter((name) => entry.has(name)).map((name) => [name, shortened(entry.get(name), name)]);
  return { text: format({ ...envelope, data: [Object.fromEntries(excerpt)] }), shown: excerpt.length, all: entry.size };
}

const shortened = (value: unknown, name: string) => (name === "figures" && Array.isArray(value) ? value.slice(0, figuresPrinted) : value);

/** Formats JSON with short objects and arrays on one line. */
function format(value: unknown): string {
  const text = JSON.stringify(value, undefined, 2);
  return text.replace(
    /([[{])\n\s+([^[\]{}]{1,90}?)\n\s+([\]}])/g,
    (_, open: string, inside: string, close: string) => `${open} ${inside.replace(/\n\s+/g, " ")} ${close}`,
  );
}
