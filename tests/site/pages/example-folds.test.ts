import { eq, and } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { contentEntry } from "#db/content.ts";
import { publish } from "#tests/support/test-context.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

/** Pages with a list, and what a visitor can use while the list has examples only. */
const lists = [
  ["/en/how-to-buy", "All addresses by country", "Request an installer"],
  ["/en/support-center/local-support", "Installers and distributors near you", "Our contacts"],
  ["/en/join-us", "Open positions", "Send an open application"],
] as const;

const main = async (path: string) => /<main[^]*<\/main>/.exec(await (await site.visit(path)).text())![0];
const isFolded = (html: string, heading: string) => new RegExp(`<summary[^>]*><h2[^>]*>${heading}<`).test(html);

/** Publishes a copy of an example as a real entry. */
async function publishReal(type: "distributor" | "job", key: string): Promise<void> {
  const { context } = site.services;
  const [row] = await context.database
    .select({ data: contentEntry.data })
    .from(contentEntry)
    .where(and(eq(contentEntry.type, type), eq(contentEntry.language, "en")))
    .limit(1);
  await publish(context, { type, key, data: { ...row!.data, sample: false } });
}

test.each(lists)("%s folds a list of examples below what works", async (path, heading, usable) => {
  const html = await main(path);
  expect(isFolded(html, heading)).toBe(true);
  expect(html.indexOf(usable)).toBeLessThan(html.indexOf(heading));
});

test("a search shows its results at once", async () => {
  expect(await main("/en/how-to-buy?country=FR")).not.toMatch(/<summary[^>]*><h2/);
  expect(await main("/en/support-center/local-support?country=FR")).not.toMatch(/<summary[^>]*><h2/);
});

test("a real entry opens its list", async () => {
  await publishReal("distributor", "installer-real");
  await publishReal("job", "real-job");
  for (const [path, heading] of lists)
    await vi.waitUntil(async () => !isFolded(await main(path), heading), { timeout: 30_000, interval: 100 });
  const html = await main("/en/join-us");
  expect(html.indexOf("Open positions")).toBeLessThan(html.indexOf("Send an open application"));
});
