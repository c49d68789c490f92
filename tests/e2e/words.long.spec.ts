import type { Page } from "@playwright/test";
import { eld } from "eld/medium";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { splitPath } from "#i18n/paths.ts";
import { terms } from "../words/terms.ts";
import { typography } from "../words/typography.ts";
import { expect, test } from "./fixtures.ts";
import { readPage, type PageContent } from "./read-page.ts";

eld.setLanguageSubset(["fr", "en", "de"]);

// The pages are fetched from within robots.txt, whose content security policy allows no requests.
test.use({ bypassCSP: true });

/** Shorter texts are names and figures, whose language cannot be detected. */
const shortestSentence = 45;
const atOnce = 8;
const spoken = { fr: "fr", en: "en", au: "en", de: "de" } as const;
/** Spellings that belong to the other English. */
const american = /\b(organiz|recogniz|optimiz|minimiz|color|center\b|centers\b|behavior|favorite|aging\b|labeled|gray\b)/i;
const australian = /\b(organis|recognis|optimis|minimis|colour|centre\b|centres\b|metres?\b|behaviour|favourite|ageing\b|labelled|grey\b)/i;

/** Runs the work for each element, some at a time, and returns the results in order. */
async function forEach<One, Answer>(all: readonly One[], work: (one: One) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < all.length; at += atOnce) answers.push(...(await Promise.all(all.slice(at, at + atOnce).map(work))));
  return answers;
}

/** Reads every page of the sitemap in a language, by its address. */
async function readAll(page: Page, language: Language): Promise<Map<string, PageContent>> {
  const map = await (await page.request.get("/sitemap.xml")).text();
  const all = [...map.matchAll(/<url><loc>([^<]+)</g)].map(([, address]) => new URL(address!).pathname);
  // Entries that other end-to-end tests publish in the meantime do not count.
  const addresses = all.filter((address) => !address.includes("/e2e-"));
  const own = addresses.filter((address) => splitPath(address).language === language);
  await page.goto("/robots.txt");
  return new Map(await forEach(own, async (address) => [address, await page.evaluate(readPage, address)] as const));
}

/** Requests each address of the site, and returns the status codes. */
async function statusOf(addresses: readonly string[], origin: string): Promise<Map<string, number>> {
  return new Map(
    await forEach(addresses, async (address) => [address, (await fetch(origin + address, { method: "HEAD", redirect: "manual" })).status]),
  );
}

/** Language that a text seems to have instead of the page's; `undefined` when it matches. */
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

/** What is wrong in the words and signs of a text, if anything is. Addresses of the API have placeholders. */
function faultOf(language: Language, text: string): string | undefined {
  const faults = text.includes("/api/")
    ? []
    : typography(language).filter(({ pattern, onlyInSources }) => !onlyInSources && pattern.test(text));
  const words = terms[language].filter(
    ({ not, files }) => !files && not.test(text.replace(/[\u00a0\u202f]/g, " ").replace(/[\u2060\u200b]/g, "")),
  );
  return [...faults.map(({ why }) => why), ...words.map(({ use }) => `the term is ${use}`)].join("; ") || undefined;
}

// Each test reads every page of a language.
test.slow();

for (const language of languageCodes) {
  test(`pages in ${languages[language].name} have no text of another language, no wrong term, no dead link and no image without alt`, async ({
    page,
    baseURL,
  }) => {
    const pages = await readAll(page, language);
    expect(pages.size).toBeGreaterThan(20);

    const foreign = new Set<string>();
    // Header and footer are the same on every page.
    const seen = new Set<string>();
    for (const [address, { texts }] of pages) {
      for (const text of texts) {
        if (seen.has(text)) continue;
        seen.add(text);
        const why = isForeign(language, text);
        if (why) foreign.add(`${address} (${why}): ${text.slice(0, 160)}`);
        const spelling = language === "au" ? american.exec(text) : language === "en" ? australian.exec(text) : null;
        if (spelling) foreign.add(`${address} (spelling ${spelling[0]}): ${text.slice(0, 160)}`);
        const fault = faultOf(language, text);
        if (fault) foreign.add(`${address} (${fault}): ${text.slice(0, 160)}`);
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
