import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copiesOf } from "#app/page/copies.server.ts";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { messages } from "#i18n/messages/index.ts";
import { localPath } from "#i18n/paths.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { listen, openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

const burst = 60;
const [runningCount, queuedCount] = [4, 60];

let site: TestSite;
let now = new Date();
beforeAll(async () => void (site = await openTestSite({ clock: { now: () => now } })));
afterAll(() => site.close());

let visitors = 0;
const newAddress = () => `203.0.${(visitors += 1) >> 8}.${visitors & 255}`;

const askApi = (from: string) => site.visit("/api/search?q=battery&language=en", {}, from);
function visitPage(language: Language, from: string, suffix = ""): Promise<Response> {
  const headers = { cookie: `official_lang_cache@v1=${language}; locale=${languages[language].tag}` };
  return site.visit(`${localPath(language, "/search")}${suffix}?q=battery`, { headers }, from);
}
const textOf = async (response: Response) => (await response.text()).replaceAll("\u200b", "");
async function useUpRateLimit(from: string): Promise<void> {
  for (let n = 0; n < burst; n += 1) expect((await askApi(from)).status).toBe(200);
}

/** Runs `work` while a table lock blocks every search. */
async function whileSearchesHang<Result>(work: (release: () => void) => Promise<Result>): Promise<Result> {
  const lockHeld = Promise.withResolvers<void>();
  const lockReleased = Promise.withResolvers<void>();
  const lock = site.services.context.database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table content_search in access exclusive mode`);
    lockHeld.resolve();
    await lockReleased.promise;
  });
  await lockHeld.promise;
  try {
    return await work(lockReleased.resolve);
  } finally {
    lockReleased.resolve();
    await lock;
  }
}

/** Sends as many searches as can run and wait. Returns their pending responses once the next search is rejected. */
async function fillQueue(): Promise<Promise<Response>[]> {
  const pendingAnswers = Array.from({ length: runningCount + queuedCount }, () => askApi(newAddress()));
  await poll(
    async () => (await askApi(newAddress())).status === 503,
    (isFull) => isFull,
  );
  return pendingAnswers;
}

test("the search rate limit answers 429 with Retry-After to one address only", async () => {
  const from = newAddress();
  await useUpRateLimit(from);
  const refusedResponse = await askApi(from);
  expect([refusedResponse.status, Number(refusedResponse.headers.get("retry-after"))]).toEqual([429, 1]);
  expect(await refusedResponse.json()).toMatchObject({ code: 429, data: null, reason: "tooMany" });
  expect((await askApi(newAddress())).status).toBe(200);
  now = new Date(now.getTime() + 1_000);
  expect((await askApi(from)).status).toBe(200);
  expect((await askApi(from)).status).toBe(429);
});

describe("search page over the rate limit", () => {
  const from = newAddress();
  beforeAll(() => useUpRateLimit(from));

  test.each(testedLanguages)("in %s answers 429 in its language with a link to retry", async (language) => {
    const response = await visitPage(language, from);
    expect([response.status, response.headers.get("retry-after"), response.headers.get("cache-control")]).toEqual([429, "1", "no-store"]);
    const html = await textOf(response);
    expect(html).toContain(`<html lang="${languages[language].tag}">`);
    expect(html).toContain(copiesOf("frame")[language].errors.tooMany.heading);
    expect(html).toContain('<a href="" ');
    const payload = await visitPage(language, from, "/_payload.json");
    expect([payload.status, payload.headers.get("retry-after"), await payload.json()]).toEqual([429, "1", { status: 429 }]);
    expect((await visitPage(language, newAddress())).status).toBe(200);
  });
});

test("the search page without a query does not count towards the rate limit", async () => {
  const from = newAddress();
  await useUpRateLimit(from);
  const response = await site.visit("/en/search", { headers: { cookie: "official_lang_cache@v1=en; locale=en-US" } }, from);
  expect(response.status).toBe(200);
});

test("a full search queue answers 503 at once and still serves queued searches", async () => {
  const { early, answers } = await whileSearchesHang(async (release) => {
    const queuedSearches = await fillQueue();
    const refusedResponses = await Promise.all([
      askApi(newAddress()),
      ...languageCodes.map((language) => visitPage(language, newAddress())),
    ]);
    release();
    return { early: refusedResponses, answers: await Promise.all(queuedSearches) };
  });
  expect(early.map(({ status }) => status)).toEqual(early.map(() => 503));
  for (const { headers } of early) expect(headers.get("retry-after")).toBe("2");
  const [api, ...pages] = early;
  expect(await api!.json()).toMatchObject({ code: 503, reason: "unavailable" });
  for (const [index, language] of languageCodes.entries())
    expect(await textOf(pages[index]!)).toContain(copiesOf("frame")[language].errors.crowd.heading);
  // Check the queued searches only, because the running ones may have exceeded the statement timeout.
  expect(answers.slice(runningCount).map(({ status }) => status)).toEqual(Array.from({ length: queuedCount }, () => 200));
});

test("a search that has waited for more than a second answers 503, and the next one is served", async () => {
  const answers = await whileSearchesHang(async (release) => {
    const queuedSearches = await fillQueue();
    now = new Date(now.getTime() + 1_001);
    release();
    return Promise.all(queuedSearches);
  });
  const waited = answers.slice(runningCount).map(({ status, headers }) => `${status} ${headers.get("retry-after")}`);
  expect(waited).toEqual(Array(queuedCount).fill("503 2"));
  expect((await askApi(newAddress())).status).toBe(200);
});

describe("the response to a rejected search while the queue is full", () => {
  let server: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => void (server = await listen(site)));
  afterAll(() => server.close());

  /** Fills the queue and sends requests over a real connection, as browsers do. */
  const ask = (addresses: readonly string[], headers: Record<string, string> = {}) =>
    whileSearchesHang(async (release) => {
      const queuedSearches = await fillQueue();
      const answers = addresses.map(async (address) => {
        const response = await fetch(server.origin + address, { headers });
        return { status: response.status, headers: response.headers, text: await response.text() };
      });
      await Promise.all(answers);
      release();
      await Promise.all(queuedSearches);
      return Promise.all(answers);
    });

  test.each(testedLanguages)("in %s is the error page with header and footer, identical for all queries", async (language) => {
    const address = `${localPath(language, "/search")}?q=battery`;
    const headers = { cookie: `official_lang_cache@v1=${language}; locale=${languages[language].tag}` };
    const [first, second, otherQuery] = await ask([address, address, `${localPath(language, "/search")}?q=inverter&kind=product`], headers);
    for (const answer of [first!, second!, otherQuery!]) {
      expect(answer.status).toBe(503);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "retry-after": "2",
        "cache-control": "no-store",
        "content-language": languages[language].tag,
        "x-content-type-options": "nosniff",
      });
      expect(answer.headers.get("content-security-policy")).toContain("script-src");
      expect(answer.text).toBe(first!.text);
    }
    const text = first!.text.replaceAll("\u200b", "");
    expect(text).toMatch(/<header\b[^]*<main\b[^]*<footer\b/);
    expect(text).toContain(copiesOf("frame")[language].errors.crowd.heading);
  });

  test("is compressed if accepted, and sets the language of the prefix", async () => {
    const [uncompressed] = await ask(["/de/search?q=battery"], { "accept-encoding": "identity" });
    for (const encoding of ["br", "gzip"]) {
      const [compressed] = await ask(["/de/search?q=battery"], { "accept-encoding": encoding });
      expect(compressed!.headers.get("content-encoding")).toBe(encoding);
      expect(Number(compressed!.headers.get("content-length"))).toBeLessThan(Number(uncompressed!.headers.get("content-length")) / 3);
      expect(compressed!.text).toBe(uncompressed!.text);
      expect(compressed!.headers.getSetCookie().join()).toContain("official_lang_cache@v1=de");
    }
  });

  test("of the API is JSON in the language of its header", async () => {
    for (const address of ["/api/search?q=battery", "/api/search/kinds?q=battery", "/api/search/suggestions?q=batt"]) {
      const [german] = await ask([address], { language: "de_DE" });
      expect([german!.status, german!.headers.get("retry-after"), german!.headers.get("cache-control")]).toEqual([503, "2", "no-store"]);
      expect(JSON.parse(german!.text)).toEqual({ code: 503, message: messages.de.unavailable, data: null, reason: "unavailable" });
      expect(german!.headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  test("for a page's payload is the status only, and other pages are still served", async () => {
    const [payload, page, health] = await ask(["/en/search/_payload.json?q=battery", "/en/products", "/healthz"]);
    expect([payload!.status, payload!.headers.get("retry-after"), payload!.text]).toEqual([503, "2", '{"status":503}']);
    expect([page!.status, health!.status]).toEqual([200, 200]);
  });
});

test("a search timeout answers 503 and is logged without the query", async () => {
  const before = site.log.length;
  const [api, page] = await whileSearchesHang(() => Promise.all([askApi(newAddress()), visitPage("de", newAddress())]));
  expect([api.status, api.headers.get("retry-after")]).toEqual([503, "10"]);
  expect([page.status, Number(page.headers.get("retry-after")) > 0]).toEqual([503, true]);
  const lines = site.log.slice(before).filter(({ event }) => event === "search.timedOut");
  expect(lines).toHaveLength(2);
  expect(JSON.stringify(lines)).not.toContain("battery");
});
