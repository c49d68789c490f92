import type { Page } from "@playwright/test";
import { eld } from "eld/medium";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { splitPath } from "#i18n/paths.ts";
import { longRun, expect, test } from "./fixtures.ts";
import { readPage, type PageContent } from "./read-page.ts";

eld.setLanguageSubset(["fr", "en", "de"]);

// The pages are fetched from a file of the site, which by itself may fetch nothing.
test.use({ bypassCSP: true });

/** Shorter texts are names and figures, in which no program can tell a language. */
const shortestSentence = 45;
const atOnce = 8;
const spoken = { fr: "fr", en: "en", au: "en", de: "de" } as const;
/** Spellings that belong to the other English. */
const american = /\b(organiz|recogniz|optimiz|minimiz|color|center\b|centers\b|behavior|favorite|aging\b|labeled|gray\b)/i;
const australian = /\b(organis|recognis|optimis|minimis|colour|centre\b|centres\b|metres?\b|behaviour|favourite|ageing\b|labelled|grey\b)/i;

/** The work for each, some at a time, answered in their order. */
async function forEach<One, Answer>(all: readonly One[], work: (one: One) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < all.length; at += atOnce) answers.push(...(await Promise.all(all.slice(at, at + atOnce).map(work))));
  return answers;
}

/** Every page of the site map in a language, by its address. */
async function readAll(page: Page, language: Language): Promise<Map<string, PageContent>> {
  const map = await (await page.request.get("/sitemap.xml")).text();
  const all = [...map.matchAll(/<url><loc>([^<]+)</g)].map(([, address]) => new URL(address!).pathname);
  // What other end-to-end tests publish meanwhile is theirs.
  const addresses = all.filter((address) => !address.includes("/e2e-"));
  const own = addresses.filter((address) => splitPath(address).language === language);
  await page.goto("/robots.txt");
  return new Map(await forEach(own, async (address) => [address, await page.evaluate(readPage, address)] as const));
}

/** What each address of the site answers. */
async function statusOf(addresses: readonly string[], origin: string): Promise<Map<string, number>> {
  return new Map(
    await forEach(addresses, async (address) => [address, (await fetch(origin + address, { method: "HEAD", redirect: "manual" })).status]),
  );
}

/** Why a text does not look like the page's language; `undefined` when it does. */
function isForeign(language: Language, text: string): string | undefined {
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replace(/\S*[\d@/_]\S*/g, " ").match(/\p{Script=Latin}{3,}/gu) ?? [];
  if (language === "cn") return words.join(" ").length >= shortestSentence && chinese < words.length ? "no Chinese" : undefined;
  if (chinese > 2) return "Chinese";
  const sentence = text.replace(/\S*[\d@/_]\S*/g, " ");
  if (words.join(" ").length < shortestSentence) return undefined;
  const found = eld.detect(sentence);
  return found.language !== spoken[language] && found.isReliable() ? found.language : undefined;
}

/** The other script, in which a sentence of another language stands out. The others are read before a release. */
const always: readonly Language[] = ["cn"];

for (const language of languageCodes) {
  const title = `${languages[language].name}: no sentence of another language, no dead link or fragment, no picture without its text`;
  test(title, always.includes(language) ? {} : longRun, async ({ page, baseURL }) => {
    const pages = await readAll(page, language);
    expect(pages.size).toBeGreaterThan(20);

    const foreign = new Set<string>();
    // Head and foot say the same on every page.
    const seen = new Set<string>();
    for (const [address, { texts }] of pages) {
      for (const text of texts) {
        if (seen.has(text)) continue;
        seen.add(text);
        const why = isForeign(language, text);
        if (why) foreign.add(`${address} (${why}): ${text.slice(0, 160)}`);
        const spelling = language === "au" ? american.exec(text) : language === "en" ? australian.exec(text) : null;
        if (spelling) foreign.add(`${address} (spelling ${spelling[0]}): ${text.slice(0, 160)}`);
      }
    }
    expect([...foreign]).toEqual([]);
    expect([...pages].flatMap(([address, { unnamed }]) => unnamed.map((picture) => `${address}: ${picture}`))).toEqual([]);

    const links = [...pages].flatMap(([address, content]) =>
      content.links.map((link) => ({ from: `${address}: ${link}`, to: new URL(link, `http://site.test${address}`) })),
    );
    const isRead = ({ pathname, search }: URL) => search === "" && pages.has(pathname);
    const others = new Set(links.flatMap(({ to }) => (isRead(to) ? [] : [to.pathname + to.search])));
    const status = await statusOf([...others], baseURL!);
    const dead = links.flatMap(({ from, to: { pathname, search, hash } }) => {
      const answered = status.get(pathname + search) ?? 200;
      if (answered >= 400) return [`${from} answers ${answered}`];
      const target = search ? undefined : pages.get(pathname);
      return hash && target && !target.ids.includes(decodeURIComponent(hash.slice(1))) ? [`${from} leads to no place`] : [];
    });
    expect(dead).toEqual([]);
  });
}
