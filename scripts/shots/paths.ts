import * as v from "valibot";
import { pages } from "#app/routing/pages.ts";

/** How many entries of a collection are worth a look; every product is built differently, articles are alike. */
const shownEntries: Record<string, number> = { product: 10 };
const otherEntries = 2;

/** An address that no row of the route table matches. */
const missingPath = "/nothing-here";
/** An entry that nobody asked for before, so that no cache answers: the failure page once the content is out of reach. */
export const failurePath = "/products/out-of-reach";

/** Every page without language prefix: the rows of the route table, entries for the parameters that have any, and one that is missing. */
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

const listed = v.object({ data: v.array(v.object({ id: v.string() })) });

async function entryKeys(origin: string, collection: string, count: number): Promise<string[]> {
  const response = await fetch(`${origin}/api/${collection}/list?page=1&size=${count}&websiteId=3`);
  const { data } = v.parse(listed, await response.json());
  return data.map(({ id }) => id);
}
