import type { Browser, Cookie } from "@playwright/test";
import { launchBrowser } from "../browser.ts";

type Show = (name: string, times: readonly number[], bound: string) => void;
type Visit = { name: string; address: string; cookies: readonly Cookie[]; ready: string };

const loads = 5;
const slowerProcessor = 4;
const line = { offline: false, latency: 40, downloadThroughput: 10_000_000 / 8, uploadThroughput: 10_000_000 / 8 };

/** How long the back office takes to be of use on a slow laptop far away that has never been there; `CHROMIUM_PATH` names the browser. */
export async function measureFirstLoad(origin: string, cookies: readonly Cookie[], show: Show): Promise<void> {
  const browser = await launchBrowser();
  const visits: Visit[] = [
    { name: "sign-in", address: "/admin", cookies: [], ready: "input[name=login]" },
    { name: "list of content, signed in", address: "/admin#/content/news", cookies, ready: "tbody tr th a" },
  ];
  for (const visit of visits) {
    const taken: { ms: number; bytes: number }[] = [];
    for (let load = 0; load < loads; load += 1) taken.push(await visitOnce(browser, origin, visit));
    const kilobytes = Math.round((taken[0]?.bytes ?? 0) / 1000);
    show(
      `${visit.name}, ${kilobytes} kB, processor ${slowerProcessor} times slower`,
      taken.map(({ ms }) => ms),
      "within 3000 ms",
    );
  }
  await browser.close();
}

async function visitOnce(browser: Browser, origin: string, { address, cookies, ready }: Visit): Promise<{ ms: number; bytes: number }> {
  const context = await browser.newContext();
  await context.addCookies([...cookies]);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", line);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowerProcessor });
  let bytes = 0;
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(origin + address, { waitUntil: "commit" });
  // Asked before each picture that is drawn: nothing is of use while the code still runs.
  const shown = await page.waitForFunction((selector) => document.querySelector(selector) && performance.now(), ready);
  const ms = Number(await shown.jsonValue());
  await context.close();
  return { ms, bytes };
}
