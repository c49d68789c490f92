import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { collections, saveDraft } from "#domain/content";
import { checkApiContract } from "#tests/support/check-api-contract.ts";
import { newsData, newsTexts, openTestContext, productData, publish, type TestContext } from "#tests/support/test-context.ts";
import { idleServices, createRecordingLog, testEnvironment } from "#tests/support/test-environment.ts";
import { createApi } from "./api.ts";
import type { Envelope } from "./envelope.ts";

let context: TestContext;
let api: ReturnType<typeof createApi>;
const log = createRecordingLog();

beforeAll(async () => {
  context = await openTestContext();
  api = apiOn(context.database);
  for (const websiteId of [1, 2, 3, 4] as const)
    await publish(context, { key: "everywhere", websiteId, data: newsData({ date: "2026-04-02" }) });
  const body = "A **body**, [MYRTILLO](product:myrtillo), <script>alert(1)</script>";
  await publish(context, { key: "english", data: newsData({ body, fr: newsTexts({ body }) }) });
  await publish(context, { type: "product", key: "myrtillo", data: productData() });
  await saveDraft(context, {
    type: "news",
    key: "drafted",
    language: "en",
    data: newsData({ title: "Secret draft" }),
    basedOn: 0,
  });
  await saveDraft(context, {
    type: "news",
    key: "english",
    language: "en",
    data: newsData({ title: "Secret draft" }),
    basedOn: 1,
  });
  await publish(context, { key: "scheduled", data: newsData({ title: "Secret draft" }), at: new Date("2030-01-01") });
});
afterAll(() => context.close());

function apiOn(database: TestContext["database"]): ReturnType<typeof createApi> {
  const services = { ...idleServices, databaseUrl: "", listen: () => async () => {}, close: async () => {} };
  return createApi({ ...services, searchDatabase: database, context: { ...context, database, log }, environment: testEnvironment() });
}

async function call(path: string, init: RequestInit = {}): Promise<{ response: Response; body: Envelope }> {
  const request = new Request(`http://site.test/api${path}`, init);
  const response = await api.fetch(request);
  await checkApiContract(request, response);
  return { response, body: (await response.json()) as Envelope };
}

const idsOf = (body: Envelope) => (body.data as { id: string; websiteId: number }[]).map(({ id, websiteId }) => `${id} ${websiteId}`);

describe("content list", () => {
  test("returns summaries with id, websiteId and state in an envelope of code 200", async () => {
    const { response, body } = await call("/news/list?page=1&size=9999&_t=1");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(Object.keys(body).sort()).toEqual(["code", "data", "message"]);
    expect(body).toMatchObject({ code: 200, message: "OK" });
    expect((body.data as object[])[0]).toMatchObject({ id: "everywhere", websiteId: 1, state: 1, title: "A title" });
  });

  test("contains the entries of all websites", async () => {
    expect(idsOf((await call("/news/list")).body)).toEqual(["everywhere 1", "everywhere 2", "everywhere 3", "everywhere 4", "english 3"]);
  });

  test.each([
    [1, ["everywhere 1"]],
    [3, ["everywhere 3", "english 3"]],
  ])("contains only the entries of website %i when filtered by it", async (websiteId, ids) => {
    expect(idsOf((await call(`/news/list?websiteId=${websiteId}`)).body)).toEqual(ids);
  });

  test("supports paging", async () => {
    expect(idsOf((await call("/news/list?page=2&size=2")).body)).toEqual(["everywhere 3", "everywhere 4"]);
    expect((await call("/news/list?page=1000000&size=9999")).body).toMatchObject({ code: 200, data: [] });
  });
});

describe("query parameter validation", () => {
  test.each([
    ["size=0", { size: "notANumber" }],
    ["size=10000", { size: "notANumber" }],
    ["size=-1", { size: "notANumber" }],
    ["size=1.5", { size: "notANumber" }],
    ["size=1e3", { size: "notANumber" }],
    ["size=", { size: "notANumber" }],
    ["page=0", { page: "notANumber" }],
    ["page=1000001", { page: "notANumber" }],
    ["page=99999999999999999999", { page: "notANumber" }],
    ["page=one&size=many", { page: "notANumber", size: "notANumber" }],
    ["page=1&page=2", { page: "notANumber" }],
    ["websiteId=0", { websiteId: "unknownWebsite" }],
    ["websiteId=5", { websiteId: "unknownWebsite" }],
    ["websiteId=en", { websiteId: "unknownWebsite" }],
  ])("refuses %s with code 400 in HTTP 200 and names the fields", async (query, reasons) => {
    const { response, body } = await call(`/news/list?${query}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(body).toMatchObject({ code: 400, reason: "invalidInput", reasons });
    expect(body.reasons).toEqual(reasons);
    expect(Object.keys(body.data as object)).toEqual(Object.keys(reasons));
  });

  test("refuses an unknown website of an item", async () => {
    expect((await call("/news/english?websiteId=9")).body).toMatchObject({
      code: 400,
      reasons: { websiteId: "unknownWebsite" },
    });
  });

  test.each(["page=1000000", "size=9999", "size=1", "websiteId=4", "unknown=value"])("accepts %s", async (query) => {
    expect((await call(`/news/list?${query}`)).body.code).toBe(200);
  });
});

describe("content item", () => {
  test("returns the whole entry with its localized versions, path and HTML texts", async () => {
    const { body } = await call("/news/english?websiteId=3");
    const script = "&#60;script&#62;alert(1)&#60;/script&#62;";
    const html = `<p>A <strong>body</strong>, <a href="/en/products/myrtillo">MYRTILLO</a>, ${script}</p>\n`;
    expect(body.data).toMatchObject({
      id: "english",
      websiteId: 3,
      state: 1,
      editions: [3],
      path: "/explore/news/english",
      body: html,
    });
    expect(body.data).toMatchObject({ fr: { body: html.replace("/en/products", "/products") } });
  });

  test.each([
    ["/news/missing", "an unknown id"],
    ["/news/english?websiteId=1", "a website without the entry"],
    ["/product/english", "an id of another content type"],
    ["/poem/list", "an unknown content type"],
    ["/news", "an unknown path"],
    ["/", "the base path"],
    ["/nothing/here", "an unknown path"],
  ])("responds 404 to %s: %s", async (path) => {
    const { response, body } = await call(path);
    expect(response.status).toBe(404);
    expect(body).toEqual({ code: 404, message: "There is nothing at this address.", data: null, reason: "notFound" });
  });
});

test.each(["/news/list", "/news/english", "/news/drafted", "/news/scheduled", "/news/scheduled?websiteId=3", "/openapi.json"])(
  "content API responses contain no drafts or scheduled content: %s",
  async (path) => {
    expect(JSON.stringify((await call(path)).body)).not.toContain("Secret draft");
  },
);

/** Prevents the origin check from refusing the request first. */
const ownPage = { "sec-fetch-site": "same-origin" };

test.each([
  ["POST", "/news/list"],
  ["PUT", "/news/english"],
  ["DELETE", "/product/myrtillo"],
  ["PATCH", "/config/i18n"],
])("%s %s responds 405 with the allowed methods", async (method, path) => {
  const { response, body } = await call(path, { method, headers: ownPage });
  expect(response.status).toBe(405);
  expect(body).toMatchObject({ code: 405, data: null, reason: "methodNotAllowed" });
  expect(response.headers.get("allow")?.split(/,\s*/)).toEqual(expect.arrayContaining(["GET", "HEAD"]));
});

test("a HEAD request to the API is answered like GET without a body", async () => {
  const response = await api.fetch(new Request("http://site.test/api/news/list", { method: "HEAD" }));
  expect([response.status, await response.text()]).toEqual([200, ""]);
});

test.each([
  ["with Content-Length", (bytes: number) => ({ body: "x".repeat(bytes), headers: { ...ownPage, "content-length": String(bytes) } })],
  ["in chunks", (bytes: number) => ({ body: new Blob(["x".repeat(bytes)]).stream(), duplex: "half", headers: ownPage })],
])("the API responds 413 to a body over 64 kB sent %s", async (_, bodyOf) => {
  const { response, body } = await call("/news/list", { method: "POST", ...bodyOf(64 * 1024 + 1) } as RequestInit);
  expect(response.status).toBe(413);
  expect(body).toMatchObject({ code: 413, reason: "tooLarge" });
  expect((await call("/news/list", { method: "POST", ...bodyOf(64 * 1024) } as RequestInit)).response.status).toBe(405);
});

test.each([
  [undefined, "There is nothing at this address."],
  ["en-US", "There is nothing at this address."],
  ["en_AU", "There is nothing at this address."],
  ["de_DE", "Diese Adresse gibt es nicht."],
  ["zh_CN", "该地址没有内容。"],
  ["fr", "Il n’y a rien à cette adresse."],
  ["xx", "There is nothing at this address."],
])("the API error message for the Language header %s is %j", async (language, message) => {
  const { body } = await call("/news/missing", { headers: language ? { Language: language } : {} });
  expect(body.message).toBe(message);
});

test("API field errors follow the Language header", async () => {
  const { body } = await call("/news/list?size=0", { headers: { Language: "de_DE" } });
  expect(body.data).toEqual({ size: "Hier muss eine ganze Zahl im zulässigen Bereich stehen." });
});

test("config/i18n returns the site config of every language by its tag", async () => {
  const { body } = await call("/config/i18n");
  expect(Object.keys(body.data as object).sort()).toEqual(["de-DE", "en-AU", "en-US", "fr", "zh-CN"]);
  expect((body.data as Record<string, unknown>)["en-US"]).toMatchObject({ site: { brand: "eCactus" }, copy: {} });
});

test("openapi.json is an OpenAPI 3.1 document with every content endpoint", async () => {
  const response = await api.fetch(new Request("http://site.test/api/openapi.json"));
  const document = (await response.json()) as {
    openapi: string;
    info: object;
    paths: Record<string, { get?: { responses?: object } }>;
  };
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  const expectedPaths = ["/api/config/i18n", ...collections.flatMap(({ type }) => [`/api/${type}/list`, `/api/${type}/{id}`])];
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(expectedPaths));
  for (const path of expectedPaths) expect(document.paths[path]?.get?.responses, path).toHaveProperty("200");
  const status = { enum: ["upcoming", "ongoing", "finished"] };
  const answers = (path: string) => JSON.stringify(document.paths[path]?.get?.responses);
  for (const type of ["activity", "expo"])
    for (const call of ["list", "{id}"]) expect(answers(`/api/${type}/${call}`), type).toContain(JSON.stringify(status).slice(1, -1));
  expect(answers("/api/news/list")).not.toContain("upcoming");
});

test("an internal API error responds 500 with a request id and is logged", async () => {
  const select = () => {
    throw new Error("the secret reason");
  };
  const broken = apiOn({ select } as never);
  const response = await broken.fetch(new Request("http://site.test/api/news/list"));
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    code: 500,
    message: "Internal Server Error",
    data: null,
    reason: "internal",
  });
  const requestId = response.headers.get("x-request-id");
  expect(log.lines.at(-1)).toMatchObject({
    event: "api.failed",
    error: { message: "the secret reason" },
    fields: { requestId, path: "/api/news/list" },
  });
});
