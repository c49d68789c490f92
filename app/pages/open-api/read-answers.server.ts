import type { RequestContext } from "#app/page/request-context.ts";
import * as v from "valibot";

/** The beginning of a real answer; `all` fields of an entry, of which `shown` are printed. */
/** A call as the page prints it. */
export type Sample = { path: string; query: Record<string, number> };
export type Answers = { list?: { text: string; shown: number; all: number }; refusal?: string };

const printed = ["id", "websiteId", "state", "name", "kind", "categories", "line", "figures"];
const figuresPrinted = 2;

/** What the API says to the page's own samples: an entry of the list, and a refusal. */
export async function readAnswers({ api }: RequestContext, list: Sample, wrong: Sample): Promise<Answers> {
  const [listed, refusal] = await Promise.all([list, wrong].map(({ path, query }) => api.get(path, query).catch(() => undefined)));
  return { list: excerptOf(listed), refusal: refusal === undefined ? undefined : format(refusal) };
}

const listed = v.looseObject({ data: v.array(v.record(v.string(), v.unknown())) });

function excerptOf(body: unknown): Answers["list"] {
  if (!v.is(listed, body)) return undefined;
  const { data, ...envelope } = body;
  const [entry] = data;
  if (!entry) return undefined;
  const { figures } = entry;
  const whole: Record<string, unknown> = Array.isArray(figures) ? { ...entry, figures: figures.slice(0, figuresPrinted) } : entry;
  const names = printed.filter((name) => Object.hasOwn(entry, name));
  const excerpt = Object.fromEntries(names.map((name) => [name, whole[name]]));
  return { text: format({ ...envelope, data: [excerpt] }), shown: names.length, all: Object.keys(entry).length };
}

/** JSON as one reads it: what is short stays on one line. */
function format(value: unknown): string {
  const text = JSON.stringify(value, undefined, 2);
  return text.replace(
    /([[{])\n\s+([^[\]{}]{1,90}?)\n\s+([\]}])/g,
    (_, open: string, inside: string, close: string) => `${open} ${inside.replace(/\n\s+/g, " ")} ${close}`,
  );
}
