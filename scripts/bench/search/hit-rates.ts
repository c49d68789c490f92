import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import { productOf } from "#domain/documents/schema";
import { languageCodes, type Language } from "#i18n/languages.ts";

const set = v.array(v.object({ query: v.string(), wanted: v.array(v.string()) }));

type Wanted = v.InferOutput<typeof set>[number];
/** Returns the paths of the results, best match first. */
type Search = (language: Language, query: string) => Promise<string[]>;
type Miss = Wanted & { first: string; place: number };
export type HitRate = { language: Language; queries: number; atOne: number; atThree: number; misses: Miss[] };

const documentsPage = "/support-center/downloads";

/** Computes the shares of queries with a correct first result, and with one among the first three, per language. */
export async function hitRates(folder: string, search: Search): Promise<HitRate[]> {
  const rates: HitRate[] = [];
  for (const language of languageCodes) {
    const file = path.join(folder, `wanted.${language}.yaml`);
    if (!existsSync(file)) continue;
    const queries = v.parse(set, parse(await readFile(file, "utf8")));
    const misses: Miss[] = [];
    let atThree = 0;
    for (const { query, wanted } of queries) {
      const results = await search(language, query);
      const place = results.findIndex((address) => wanted.some((right) => isRight(address, right)));
      if (place >= 0 && place < 3) atThree += 1;
      if (place !== 0) misses.push({ query, wanted, first: results[0] ?? "nothing", place: place + 1 });
    }
    const { length } = queries;
    rates.push({ language, queries: length, atOne: (length - misses.length) / length, atThree: atThree / length, misses });
  }
  return rates;
}

/** Ignores query and fragment of a page, and accepts a document if a page that links it is wanted. */
function isRight(address: string, wanted: string): boolean {
  if (address === wanted) return true;
  const name = /^\/documents\/(.+)$/.exec(address)?.[1];
  const product = name && productOf(name);
  if (product) return [documentsPage, `/products/${product}`].includes(wanted);
  return !/[?#]/.test(wanted) && address.replace(/[?#].*$/, "") === wanted;
}
