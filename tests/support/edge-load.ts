import { isCacheablePage, matchPage } from "#app/routing/match-page.ts";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { splitPath } from "#i18n/paths.ts";
import { readAddresses } from "#scripts/export/write-site.ts";
import { makeEdgeAccount } from "./edge-account.ts";
import type { EdgeAnswer, EdgeSite } from "./edge.ts";

export type EdgeLoad = {
  /** Ends the load. `failures` are unexpected responses. */
  stop(): Promise<{ requests: number; visits: number; failures: string[] }>;
};

const visitorsAtOnce = 8;
const pagesPerLanguage = 25;
const filesPerPage = 8;
/** Shares of visits. `redirected` is the share that is redirected by the cached language, `returning` the share with language cookies. */
const shares = { loggedIn: 0.1, question: 0.02, redirected: 0.03, returning: 0.5 };

/** Cacheable pages by language. Earlier pages of a list are visited more often. */
async function readPages({ site }: EdgeSite): Promise<Map<Language, string[]>> {
  const addresses = await readAddresses(site.visit);
  const pages = addresses.filter((address) => {
    const row = matchPage(splitPath(address).path)?.page;
    return row && isCacheablePage(row, "");
  });
  return new Map(languageCodes.map((code) => [code, pages.filter((page) => splitPath(page).language === code).slice(0, pagesPerLanguage)]));
}

/**
 * Simulates visitors until `stop`. Each reads a page with its files and three more pages by client-side navigation. Half of them
 * are new, some open their account and some send a question.
 */
export async function startEdgeLoad(edgeSite: EdgeSite): Promise<EdgeLoad> {
  const { requestNginx } = edgeSite;
  const pages = await readPages(edgeSite);
  const account = await makeEdgeAccount(edgeSite, "Load");
  const failures: string[] = [];
  const filesOf = new Map<string, string[]>();
  let [requests, visits, stopped] = [0, 0, false];
  edgeSite.siteRequests.length = 0;

  const ask = async (address: string, status: number, cookie: string): Promise<EdgeAnswer> => {
    requests += 1;
    const answer = await requestNginx(address, { headers: { cookie } });
    if (answer.status !== status) failures.push(`${address}: ${answer.status}`);
    return answer;
  };

  const sendQuestion = async (number: number): Promise<void> => {
    requests += 1;
    const question = { name: "A visitor", email: `visitor${number}@example.com`, telephone: "+33612345678", company: "private" };
    const { status, body } = await requestNginx("/api/contact/question", {
      method: "POST",
      body: JSON.stringify({ ...question, message: `Question ${number}` }),
      headers: { "content-type": "application/json", "x-forwarded-for": `10.1.${(number >> 8) & 255}.${number & 255}` },
    });
    if (status !== 200 || !body.includes('"code":200')) failures.push(`question: ${status} ${body.toString("utf8").slice(0, 100)}`);
  };

  const visit = async (number: number): Promise<void> => {
    const language = languageCodes[number % languageCodes.length]!;
    const languagePages = pages.get(language)!;
    const pick = () => languagePages[Math.floor(languagePages.length * Math.random() ** 2)]!;
    const chance = Math.random();
    const isLoggedIn = chance < shares.loggedIn;
    const languageCookies = `official_lang_cache@v1=${language}; locale=${languages[language].tag}`;
    const isReturning = isLoggedIn || Math.random() < shares.returning;
    let cookie = isLoggedIn ? `${languageCookies}; ${account.cookie}` : isReturning ? languageCookies : "";

    const first = pick();
    const unprefixed = splitPath(first).path;
    if (isReturning && language !== "fr" && Math.random() < shares.redirected) await ask(unprefixed, 302, cookie);
    const { cookies, body } = await ask(first, 200, cookie);
    const mustSet = !isReturning && language !== "fr";
    if (cookies.length !== (mustSet ? 2 : 0)) failures.push(`${first}: ${cookies.join()}`);
    if (mustSet) cookie = languageCookies;
    if (!filesOf.has(first)) {
      const assetUrls = body.toString("utf8").matchAll(/"(\/assets\/[\w./-]+)"/g);
      filesOf.set(first, [...new Set(Array.from(assetUrls, ([, file]) => file!))].slice(0, filesPerPage));
    }
    for (const file of filesOf.get(first)!) await ask(file, 200, cookie);
    for (let further = 0; further < 3; further += 1) await ask(`${pick().replace(/^\/$/, "")}/_payload.json`, 200, cookie);
    if (isLoggedIn) {
      await ask("/api/account/me", 200, cookie);
      const center = await ask(`${languages[language].prefix}/personal-center`, 200, cookie);
      if (!center.body.includes(account.email)) failures.push("the personal center is not the visitor's");
    }
    if (chance > 1 - shares.question) await sendQuestion(number);
  };

  const all = Array.from({ length: visitorsAtOnce }, async () => {
    while (!stopped) {
      visits += 1;
      await visit(visits);
    }
  });
  return {
    async stop() {
      stopped = true;
      await Promise.all(all);
      return { requests, visits, failures };
    },
  };
}
