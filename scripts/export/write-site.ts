import { cp, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { languages } from "#i18n/languages.ts";
import { languageCacheName, localeCookieName } from "#i18n/language-cache.ts";
import { splitPath } from "#i18n/paths.ts";

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

/**
 * Writes the pages at these addresses that are the same for all visitors, with their payloads and the compressed forms
 * of both, the files that programs look for, and the assets. `left` are those that only the server can answer.
 *
 * @throws when an address does not answer 200
 */
export async function writeSite(visit: Visit, addresses: readonly string[], folder: string, assets: string): Promise<Exported> {
  const exported: Exported = { pages: 0, left: [], files: 0, policies: new Map() };
  const waiting = [...addresses];
  const write = async (address: string, file: string, cookie = "") => {
    for (const { encoding, ending } of forms) {
      const answer = await visit(address, { headers: { "accept-encoding": encoding, cookie } });
      if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`);
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file + ending), Buffer.from(await answer.arrayBuffer()));
      exported.files += 1;
    }
  };
  const workers = Array.from({ length: atOnce }, async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const { language } = splitPath(address);
      const cookie = `${languageCacheName}=${language}; ${localeCookieName}=${languages[language].tag}`;
      const page = await visit(address, { headers: { cookie } });
      if (page.headers.get("cache-control") === "no-store") {
        exported.left.push(address);
        continue;
      }
      const place = `/pages${address === "/" ? "" : address}`;
      await write(address, `${place}/${pageFile}`, cookie);
      await write(`${address === "/" ? "" : address}/_payload.json`, `${place}/_payload.json`);
      exported.policies.set(`${place}/${pageFile}`, page.headers.get("content-security-policy")!);
      exported.pages += 1;
    }
  });
  await Promise.all(workers);
  const { id } = (await (await visit("/builds/latest.json")).json()) as { id: string };
  for (const file of [...files, `/builds/meta/${id}.json`]) await write(file, `/files${file}`);
  await cp(assets, path.join(folder, "assets"), { recursive: true });
  return exported;
}

/** What the site map lists, and home's second address, in every language. */
export async function readAddresses(visit: Visit): Promise<string[]> {
  const index = await (await visit("/sitemap.xml")).text();
  const parts = [...index.matchAll(/<sitemap><loc>([^<]+)</g)].map(([, part]) => part!);
  const maps = parts.length === 0 ? [index] : await Promise.all(parts.map(async (part) => (await visit(part)).text()));
  const listed = maps.flatMap((map) => [...map.matchAll(/<url><loc>([^<]+)</g)].map(([, address]) => new URL(address!).pathname));
  const prefixes = Object.values(languages).map(({ prefix }) => prefix);
  return [...new Set([...listed, ...prefixes.map((prefix) => `${prefix}/index.html`)])];
}
