import { cp, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { languages } from "#i18n/languages.ts";
import { languageCacheName, localeCookieName } from "#i18n/language-cache.ts";
import { splitPath } from "#i18n/paths.ts";
import { mayBeKept, matchPage } from "#app/routing/match-page.ts";
import * as v from "valibot";

export type Visit = (address: string, init?: RequestInit) => Promise<Response>;
/** `policies`: the content security policy of each page's file, by its path in the export. */
export type Exported = { pages: number; left: string[]; files: number; policies: Map<string, string> };

/** A folder cannot have the name of a file: `/index.html` is an address too, so no page's file is called so. */
export const pageFile = "page.html";
const forms = [
  { encoding: "identity", ending: "" },
  { encoding: "gzip", ending: ".gz" },
  { encoding: "br", ending: ".br" },
] as const;
const files = ["/robots.txt", "/.well-known/security.txt", "/builds/latest.json"];
const atOnce = 4;
/** A size of an entry's picture, as a page asks for it. */
const shownPicture = /\/media\/[a-z0-9-]+\.(?:avif|webp|jpg)/g;

/**
 * Writes the pages at these addresses that are the same for all visitors, with their payloads and states and the compressed
 * forms of all, the pictures that they show, the files that programs look for, and the assets. `left` are those that only the server can answer.
 *
 * @throws when an address does not answer 200, or not whole: a file would keep for long what one call failed to bring
 */
export async function writeSite(visit: Visit, addresses: readonly string[], folder: string, assets: string): Promise<Exported> {
  const exported: Exported = { pages: 0, left: [], files: 0, policies: new Map() };
  const waiting = [...addresses];
  const pictures = new Set<string>();
  const write = async (address: string, file: string, cookie = "") => {
    for (const { encoding, ending } of forms) {
      const answer = await visit(address, { headers: { "accept-encoding": encoding, cookie } });
      const body = await bodyOf(answer, address);
      if (answer.headers.get("cache-control") === "no-store") throw new Error(`${address} lacks what could not be had just now`);
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file + ending), body);
      exported.files += 1;
    }
  };
  const workers = Array.from({ length: atOnce }, async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const { language, path: pagePath } = splitPath(address);
      const cookie = `${languageCacheName}=${language}; ${localeCookieName}=${languages[language].tag}`;
      const row = matchPage(pagePath)?.page;
      if (!row || !mayBeKept(row, "")) {
        exported.left.push(address);
        continue;
      }
      const page = await visit(address, { headers: { cookie } });
      const html = await page.text();
      for (const [picture] of html.matchAll(shownPicture)) pictures.add(picture);
      const place = `/pages${address === "/" ? "" : address}`;
      await write(address, `${place}/${pageFile}`, cookie);
      await write(`${address === "/" ? "" : address}/_payload.json`, `${place}/_payload.json`);
      const state = /(?<= data-state=")[^"]+/.exec(html)?.[0];
      if (state === undefined) throw new Error(`${address} names no state`);
      await write(state, `/pages${state}`);
      const policy = page.headers.get("content-security-policy");
      if (policy === null) throw new Error(`${address} has no policy`);
      exported.policies.set(`${place}/${pageFile}`, policy);
      exported.pages += 1;
    }
  });
  await Promise.all(workers);
  await mkdir(path.join(folder, "media"), { recursive: true });
  for (const address of pictures) await writeFile(path.join(folder, address), await bodyOf(await visit(address), address));
  exported.files += pictures.size;
  const { id } = v.parse(v.object({ id: v.string() }), await (await visit("/builds/latest.json")).json());
  for (const file of [...files, `/builds/meta/${id}.json`]) await write(file, `/files${file}`);
  await cp(assets, path.join(folder, "assets"), { recursive: true });
  return exported;
}

async function bodyOf(answer: Response, address: string): Promise<Buffer> {
  if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/**
 * What the site map lists, and home's second address, in every language.
 *
 * @throws when the site map cannot be had
 */
export async function readAddresses(visit: Visit): Promise<string[]> {
  const readMap = async (address: string) => {
    const answer = await visit(address);
    if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`);
    return answer.text();
  };
  const index = await readMap("/sitemap.xml");
  const parts = [...index.matchAll(/<sitemap><loc>([^<]+)</g)].flatMap(([, ...part]) => part);
  const maps = parts.length === 0 ? [index] : await Promise.all(parts.map((part) => readMap(part)));
  const listed = maps.flatMap((map) => [...map.matchAll(/<url><loc>([^<]+)</g)].flatMap(([, ...address]) => address));
  const prefixes = Object.values(languages).map(({ prefix }) => prefix);
  return [...new Set([...listed.map((address) => new URL(address).pathname), ...prefixes.map((prefix) => `${prefix}/index.html`)])];
}
