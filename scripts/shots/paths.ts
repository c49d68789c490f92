import * as v from "valibot";
import { pages } from "#app/routing/pages.ts";

/** Entries to capture per collection; products differ in layout, articles look alike. */
const shownEntries: Record<string, number> = { product: 10 };
const otherEntries = 2;

const missingPath = "/nothing-here";
/** Uncached path, for the error page while the content is unavailable. */
export const failurePath = "/products/out-of-reach";

/** Lists the paths of all pages without language prefix: the routes, with entries for their parameters, and one missing page. */
export async function allPaths(origin: string): Promise<string[]> {
  const rows = pages.filter(({ path, content }) => path !== "/index.html" && (content || !path.includes(":")));
  const paths = await Promise.all(
    rows.map(async ({ path, content }) => {
      if (!content) return [path];
      const keys = await entryKeys(origin, content, shownEntries[content] ?? otherEntries);
      return keys.map((key) => path.replace(/:\w+/, key));
    }),
  );
  return [...new Set(paths.flat()), missingPath];
}

const listSchema = v.object({ data: v.array(v.object({ id: v.string() })) });

async function entryKeys(origin: string, collection: string, count: number): Promise<string[]> {
  const response = await fetch(`${origin}/api/${collection}/list?page=1&size=${count}&websiteId=3`);
  const { data } = v.parse(listSchema, await response.json());
  return data.map(({ id }) => id);
}
