import { cp, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { languages } from "#i18n/languages.ts";
import { languageCacheName, localeCookieName } from "#i18n/language-cache.ts";
import { splitPath } from "#i18n/paths.ts";
import { isCacheablePage, matchPage } from "#app/routing/match-page.ts";
import * as v from "valibot";

export type Visit = (address: string, init?: RequestInit) => Promise<Response>;
/** `policies`: content security policy of each page file, by its path in the export. */
export type Exported = { pages: number; left: string[]; files: number; policies: Map<string, string> };

/** Not index.html, because `/index.html` is a page too, and a folder cannot have the name of a file. */
export const pageFile = "page.html";
const encodings = [
  { encoding: "identity", ending: "" },
  { encoding: "gzip", ending: ".gz" },
  { encoding: "br", ending: ".br" },
] as const;
/** Link to another page of a list. */
const listPage = /href="([^"?#]+\?page=\d+)"/g;
const files = ["/robots.txt", "/.well-known/security.txt", "/builds/latest.json"];
const maxConcurrentPages = 4;
const shownPicture = /\/media\/[a-z0-9-]+\.(?:avif|webp|jpg)/g;

/** Files of an address in its folder: of the page itself, or of a further page of its list. */
export function filesOf(address: string) {
  const { pathname, searchParams } = new URL(address, "http://any.host");
  const base = pathname === "/" ? "" : pathname;
  const number = searchParams.get("page");
  return {
    payloadAddress: `${base}/_payload.json${number === null ? "" : `?page=${number}`}`,
    page: `/pages${base}/${number === null ? pageFile : `page-${number}.html`}`,
    payload: `/pages${base}/${number === null ? "_payload.json" : `page-${number}.json`}`,
  };
}

/**
 * Writes the cacheable pages with the further pages of their lists, payloads, compressed variants and images, files at fixed paths,
 * and assets. `left`: pages that only the server can serve.
 *
 * @throws if a response is not 200 or is incomplete, because the file would keep that error for long
 */
export async function writeSite(visit: Visit, addresses: readonly string[], folder: string, assets: string): Promise<Exported> {
  const result: Exported = { pages: 0, left: [], files: 0, policies: new Map() };
  const waiting = [...addresses];
  const known = new Set(addresses);
  const pictures = new Set<string>();
  const write = async (address: string, file: string, cookie = "") => {
    for (const { encoding, ending } of encodings) {
      const answer = await visit(address, { headers: { "accept-encoding": encoding, cookie } });
      const body = await bodyOf(answer, address);
      if (answer.headers.get("cache-control") === "no-store")
        throw new Error(`${address} was rendered without some data that is temporarily unavailable`);
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file + ending), body);
      result.files += 1;
    }
  };
  const workers = Array.from({ length: maxConcurrentPages }, async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const [pathname = "", query = ""] = address.split("?");
      const { language, path: pagePath } = splitPath(pathname);
      const cookie = `${languageCacheName}=${language}; ${localeCookieName}=${languages[language].tag}`;
      const row = matchPage(pagePath)?.page;
      if (!row || !isCacheablePage(row, query)) {
        result.left.push(address);
        continue;
      }
      const page = await visit(address, { headers: { cookie } });
      const html = await page.text();
      for (const [picture] of html.matchAll(shownPicture)) pictures.add(picture);
      const others = Array.from(html.matchAll(listPage), ([, other = ""]) => other);
      const unknown = new Set(others.filter((other) => other.startsWith(`${pathname}?`) && !known.has(other)));
      for (const other of unknown) known.add(other);
      waiting.push(...unknown);
      const target = filesOf(address);
      await write(address, target.page, cookie);
      await write(target.payloadAddress, target.payload);
      const policy = page.headers.get("content-security-policy");
      if (policy === null) throw new Error(`${address} has no policy`);
      result.policies.set(target.page, policy);
      result.pages += 1;
    }
  });
  await Promise.all(workers);
  await mkdir(path.join(folder, "media"), { recursive: true });
  for (const address of pictures) await writeFile(path.join(folder, address), await bodyOf(await visit(address), address));
  result.files += pictures.size;
  const { id } = v.parse(v.object({ id: v.string() }), await (await visit("/builds/latest.json")).json());
  for (const file of [...files, `/builds/meta/${id}.json`]) await write(file, `/files${file}`);
  await cp(assets, path.join(folder, "assets"), { recursive: true });
  return result;
}

async function bodyOf(answer: Response, address: string): Promise<Buffer> {
  if (answer.status !== 200) throw new Error(`${address} responds ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/**
 * Lists the pages of the sitemap and the home page's second URL in every language.
 *
 * @throws if the sitemap cannot be read
 */
export async function readAddresses(visit: Visit): Promise<string[]> {
  const readMap = async (address: string) => {
    const answer = await visit(address);
    if (answer.status !== 200) throw new Error(`${address} responds ${answer.status}`);
    return answer.text();
  };
  const index = await readMap("/sitemap.xml");
  const parts = [...index.matchAll(/<sitemap><loc>([^<]+)</g)].flatMap(([, ...part]) => part);
  const maps = parts.length === 0 ? [index] : await Promise.all(parts.map((part) => readMap(part)));
  const urls = maps.flatMap((map) => [...map.matchAll(/<url><loc>([^<]+)</g)].flatMap(([, ...address]) => address));
  const prefixes = Object.values(languages).map(({ prefix }) => prefix);
  return [...new Set([...urls.map((address) => new URL(address).pathname), ...prefixes.map((prefix) => `${prefix}/index.html`)])];
}
