import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import * as v from "valibot";
import vnu from "vnu-jar";
import { afterAll, beforeAll, expect, test } from "vitest";
import { languageCodes, languages } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

let site: TestSite;
let folder: string;
beforeAll(async () => {
  site = await openTestSite();
  folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-markup-"));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const otherPaths = [
  "/login",
  "/login?by=phone",
  "/sign-up",
  "/retrieve-password",
  "/search?q=AGAVE",
  "/newsletter/confirm",
  "/contact/thread",
  "/none",
];
const report = v.object({
  messages: v.array(v.looseObject({ type: v.string(), url: v.optional(v.string()), message: v.string(), extract: v.optional(v.string()) })),
});

async function addressesOf(code: (typeof languageCodes)[number]): Promise<string[]> {
  const map = await (await site.visit("/sitemap.xml")).text();
  const sitemapPaths = [...map.matchAll(/<url><loc>([^<]+)</g)].map(([, address]) => new URL(address ?? "").pathname);
  const pagesOfLanguage = sitemapPaths.filter((address) =>
    localPath(code, "/") === "/" ? !/^\/(en|cn|au|de)(\/|$)/.test(address) : address.startsWith(localPath(code, "/")),
  );
  return [...pagesOfLanguage, ...otherPaths.map((address) => localPath(code, address))];
}

/** Runs the HTML checker. Its exit code is ignored, because the report on standard error has all findings. */
const check = (files: string[]) =>
  new Promise<string>((resolve) => {
    execFile("java", ["-Xss4m", "-jar", vnu, "--format", "json", ...files], { maxBuffer: 1e8 }, (_, __, errors) => resolve(errors));
  });

test.skipIf(spawnSync("java", ["-version"]).error).each(languageCodes)("the HTML of every page in %s is valid", async (code) => {
  const addresses = await addressesOf(code);
  expect(addresses.length).toBeGreaterThan(60);
  const files = new Map<string, string>();
  for (const [index, address] of addresses.entries()) {
    const answer = await site.visit(address, { headers: { cookie: `official_lang_cache@v1=${code}; locale=${languages[code].tag}` } });
    const file = path.join(folder, `${code}-${index}.html`);
    await writeFile(file, await answer.text());
    files.set(file, address);
  }
  const { messages } = v.parse(report, JSON.parse(await check([...files.keys()])));
  // Ignore errors about newer CSS and the `blocking` attribute, which the checker does not know.
  const isLate = (message: string) => message.startsWith("CSS: ") || message.includes("“blocking” attribute");
  const findings = messages
    .filter(({ type, message }) => type === "error" && !isLate(message))
    .map(({ url = "", message, extract }) => `${files.get(url.replace("file:", ""))}: ${message} ${extract}`);
  expect(findings).toEqual([]);
});
