import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { eld } from "eld/medium";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { splitPath } from "#i18n/paths.ts";
import { terms } from "../words/terms.ts";
import { typographyRules } from "../words/typography.ts";
import { expect, test } from "./fixtures.ts";
import { readPage, type PageContent } from "./read-page.ts";

eld.setLanguageSubset(["fr", "en", "de"]);

// The pages are fetched from robots.txt, whose content security policy allows no requests.
test.use({ bypassCSP: true });

/** Number of letters. Shorter texts are names and figures, whose language cannot be detected. */
const shortestSentence = 45;
const atOnce = 8;
const detectorLanguages = { fr: "fr", en: "en", au: "en", de: "de" } as const;
const american = /\b(organiz|recogniz|optimiz|minimiz|color|center\b|centers\b|behavior|favorite|aging\b|labeled|gray\b)/i;
const australian = /\b(organis|recognis|optimis|minimis|colour|centre\b|centres\b|metres?\b|behaviour|favourite|ageing\b|labelled|grey\b)/i;

/** Runs `work` for some elements at a time and returns the results in order. */
async function mapConcurrently<One, Answer>(elements: readonly One[], work: (one: One) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let start = 0; start < elements.length; start += atOnce)
    answers.push(...(await Promise.all(elements.slice(start, start + atOnce).map(work))));
  return answers;
}

async function readAll(page: Page, language: Language): Promise<Map<string, PageContent>> {
  const map = await (await page.request.get("/sitemap.xml")).text();
  const allPaths = [...map.matchAll(/<url><loc>([^<]+)</g)].map(([, address]) => new URL(address!).pathname);
  // Skip entries that other end-to-end tests publish.
  const addresses = allPaths.filter((address) => !address.includes("/e2e-"));
  const ownAddresses = addresses.filter((address) => splitPath(address).language === language);
  await page.goto("/robots.txt");
  return new Map(await mapConcurrently(ownAddresses, async (address) => [address, await page.evaluate(readPage, address)] as const));
}

async function statusOf(addresses: readonly string[], origin: string): Promise<Map<string, number>> {
  return new Map(await mapConcurrently(addresses, async (address) => [address, await statusAt(origin + address)]));
}

/** Status of an address. A site that is overloaded by these requests says when to come back. */
async function statusAt(address: string): Promise<number> {
  const { status, headers } = await fetch(address, { method: "HEAD", redirect: "manual" });
  const seconds = status === 503 ? Number(headers.get("retry-after")) : 0;
  if (seconds === 0) return status;
  await setTimeout(1000 * seconds);
  return statusAt(address);
}

/** Detected language of a text, if it is not the page's. */
function detectOtherLanguage(language: Language, text: string): string | undefined {
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replace(/\S*[\d@/_]\S*/g, " ").match(/\p{Script=Latin}{3,}/gu) ?? [];
  if (language === "cn") return words.join(" ").length >= shortestSentence && chinese < words.length ? "no Chinese" : undefined;
  if (chinese > 2) return "Chinese";
  const sentence = text.replace(/\S*[\d@/_]\S*/g, " ");
  if (words.join(" ").length < shortestSentence) return undefined;
  const detection = eld.detect(sentence);
  return detection.language !== detectorLanguages[language] && detection.isReliable() ? detection.language : undefined;
}

/** Typographic faults and forbidden terms of a text. Texts with API addresses are not checked for typography: they have placeholders. */
function findFault(language: Language, text: string): string | undefined {
  const faults = text.includes("/api/")
    ? []
    : typographyRules(language).filter(({ pattern, onlyInSources }) => !onlyInSources && pattern.test(text));
  const words = terms[language].filter(
    ({ not, files }) => !files && not.test(text.replace(/[\u00a0\u202f]/g, " ").replace(/[\u00ad\u2060\u200b]/g, "")),
  );
  return [...faults.map(({ why }) => why), ...words.map(({ use }) => `the term is ${use}`)].join("; ") || undefined;
}

test.slow();

for (const language of languageCodes) {
  test(`pages in ${languages[language].name} have no text of another language, no wrong term, no dead link and no image without alt`, async ({
    page,
    baseURL,
  }) => {
    const pages = await readAll(page, language);
    expect(pages.size).toBeGreaterThan(20);

    const faultyTexts = new Set<string>();
    // Check the texts of header and footer once.
    const seenTexts = new Set<string>();
    for (const [address, { texts }] of pages) {
      for (const text of texts) {
        if (seenTexts.has(text)) continue;
        seenTexts.add(text);
        const why = detectOtherLanguage(language, text);
        if (why) faultyTexts.add(`${address} (${why}): ${text.slice(0, 160)}`);
        const wrongSpelling = language === "au" ? american.exec(text) : language === "en" ? australian.exec(text) : null;
        if (wrongSpelling) faultyTexts.add(`${address} (spelling ${wrongSpelling[0]}): ${text.slice(0, 160)}`);
        const fault = findFault(language, text);
        if (fault) faultyTexts.add(`${address} (${fault}): ${text.slice(0, 160)}`);
      }
    }
    expect([...faultyTexts]).toEqual([]);
    expect([...pages].flatMap(([address, { imagesWithoutAlt }]) => imagesWithoutAlt.map((picture) => `${address}: ${picture}`))).toEqual(
      [],
    );

    const links = [...pages].flatMap(([address, content]) =>
      content.links.map((link) => ({ from: `${address}: ${link}`, to: new URL(link, `http://site.test${address}`) })),
    );
    const isRead = ({ pathname, search }: URL) => search === "" && pages.has(pathname);
    const otherTargets = new Set(links.flatMap(({ to }) => (isRead(to) ? [] : [to.pathname + to.search])));
    const status = await statusOf([...otherTargets], baseURL!);
    const deadLinks = links.flatMap(({ from, to: { pathname, search, hash } }) => {
      const statusOfTarget = status.get(pathname + search) ?? 200;
      if (statusOfTarget >= 400) return [`${from} answers ${statusOfTarget}`];
      const targetPage = search ? undefined : pages.get(pathname);
      return hash && targetPage && !targetPage.ids.includes(decodeURIComponent(hash.slice(1))) ? [`${from} leads to no place`] : [];
    });
    expect(deadLinks).toEqual([]);
  });
}
