import { setTimeout } from "node:timers/promises";
import { request } from "@playwright/test";
import { pino } from "pino";
import { createLog } from "#platform/log";
import { openServices } from "#server/services.ts";
import { callAs, logInAsStaff } from "#scripts/running-site/log-in-as-staff.ts";
import { documentsMade, startSiteProcess, stopSiteProcess } from "#scripts/running-site/site-process.ts";
import { environmentOf } from "#scripts/running-site/environment.ts";
import { measureFirstLoad } from "./first-load.ts";
import { median } from "./load.ts";
import { addEntries, manyEntries } from "./publication.ts";

type Print = (name: string, measured: string, bound: string) => void;

const rounds = 20;
const edition = { type: "news", key: "how-lfp-cells-age", language: "en" };
/** What a list of staff is asked for, by how it is narrowed and sorted. */
const lists: readonly [name: string, query: string][] = [
  ["the first page", ""],
  ["the last page, by title", `sort=title&page=${manyEntries / 25}`],
  ["what changed last", "sort=updatedAt&order=desc"],
  ["words", "words=how%20lfp"],
];

/** What staff wait for: until what they published is seen, for a list, and for the first screen. */
export async function measureBackOffice(dataDir: string, print: Print): Promise<void> {
  const opened = await openServices(environmentOf(dataDir), createLog(pino.destination("/dev/null")));
  if (!opened.ok) throw new Error(opened.message);
  const { services } = opened;
  const site = await startSiteProcess({ DATABASE_URL: services.databaseUrl, DATA_DIR: dataDir });
  await documentsMade(site);
  const browser = await request.newContext();
  await logInAsStaff(browser, { origin: site.url, dataDir, role: "administrator" });
  const show = (name: string, times: readonly number[], bound: string) =>
    print(name, `${Math.round(median(times))} ms (median of ${times.length}, at most ${Math.round(Math.max(...times))})`, bound);

  show("published, seen on the same instance after", await publications(site.url), "within 100 ms");
  // Only now: two instances on one machine take the processor from each other.
  const other = await startSiteProcess({ DATABASE_URL: services.databaseUrl, DATA_DIR: `${dataDir}-other` });
  await documentsMade(other);
  show("published, seen on another instance after", await publications(other.url), "within 1000 ms");

  await measureFirstLoad(site.url, (await browser.storageState()).cookies, show);

  await addEntries(services, manyEntries);
  for (const [name, query] of lists) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const from = performance.now();
      await (await browser.get(`${site.url}/api/staff/content/news?${query}`)).body();
      times.push(performance.now() - from);
    }
    show(`staff's list of ${manyEntries} entries: ${name}`, times, "within 300 ms");
  }
  await browser.dispose();
  await stopSiteProcess(other);
  await stopSiteProcess(site);
  await services.close();

  /** How long after each publication on `site` a page at `origin` shows it. */
  async function publications(origin: string): Promise<number[]> {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const title = `Round ${round} at ${origin}`;
      await saveTitle(title);
      const from = performance.now();
      const published = callAs(browser, site.url, "/staff/content/publish", { editions: [edition] });
      const [shown] = await Promise.all([shownAfter(origin, title, from), published]);
      times.push(shown);
    }
    return times;
  }

  async function saveTitle(title: string): Promise<void> {
    const answer = await browser.get(`${site.url}/api/staff/content/news/${edition.key}`);
    const { editions } = ((await answer.json()) as { data: { editions: { language: string; revision: number; data: object }[] } }).data;
    const standing = editions.find(({ language }) => language === edition.language);
    await callAs(browser, site.url, "/staff/content/save", {
      ...edition,
      data: { ...standing?.data, title },
      basedOn: standing?.revision,
    });
  }
}

async function shownAfter(origin: string, title: string, from: number): Promise<number> {
  // With a pause, or what asks takes the processor from what publishes.
  while (!(await (await fetch(`${origin}/en/explore/news/${edition.key}`)).text()).includes(`>${title}<`)) await setTimeout(5);
  return performance.now() - from;
}
