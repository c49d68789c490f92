import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languageCodes, languages } from "#i18n/languages.ts";
import { messages } from "#i18n/messages/index.ts";
import { openTestContext, publish, type TestContext } from "#tests/support/test-context.ts";
import { idleServices, testEnvironment } from "#tests/support/test-environment.ts";
import { createApi } from "./api.ts";
import { allowsCrossOrigin, crossOriginPaths } from "./cross-origin.ts";
import { everyEndpoint, everyStaffEndpoint } from "./every-endpoint.ts";

let context: TestContext;
let api: ReturnType<typeof createApi>;
beforeAll(async () => {
  context = await openTestContext();
  const services = { ...idleServices, databaseUrl: "", listen: () => async () => {}, close: async () => {} };
  api = createApi({ ...services, searchDatabase: context.database, context, environment: testEnvironment() });
  await publish(context, { key: "open" });
});
afterAll(() => context.close());

const origin = "https://shop.example";
const call = async (path: string, init: RequestInit = {}) =>
  api.fetch(new Request(`http://site.test/api${path.replace(/:\w+/g, "open")}`, { ...init, headers: { origin, ...init.headers } }), {
    address: "192.0.2.1",
  });
const preflight = (path: string, method = "GET") =>
  call(path, {
    method: "OPTIONS",
    headers: { "access-control-request-method": method, "access-control-request-headers": "authorization,language" },
  });
const toList = (value: string | null) => value?.split(/, ?/).map((name) => name.toLowerCase());

describe("endpoints that allow CORS", () => {
  test("are exactly those that read published content", () => {
    expect(crossOriginPaths).toEqual(
      expect.arrayContaining(["/news/list", "/news/:id", "/download/list", "/search", "/place", "/media", "/config/i18n", "/openapi.json"]),
    );
    for (const { method, by, path } of everyEndpoint.filter(allowsCrossOrigin)) expect([method, by], path).toEqual(["GET", "everybody"]);
  });

  test.each(crossOriginPaths)("respond to the preflight of %s", async (path) => {
    const { status, headers } = await preflight(path);
    expect([status, headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
    expect(toList(headers.get("access-control-allow-methods"))).toEqual(["get", "head"]);
    expect(toList(headers.get("access-control-allow-headers"))).toEqual(expect.arrayContaining(["authorization", "language"]));
    expect(Number(headers.get("access-control-max-age"))).toBeGreaterThan(0);
    expect(headers.get("access-control-allow-credentials")).toBeNull();
  });

  test.each([
    ["a list", "/news/list", {}, 200],
    ["an entry", "/news/open", {}, 200],
    ["the site config", "/config/i18n", {}, 200],
    ["the description", "/openapi.json", {}, 200],
    ["an unknown entry", "/news/none", {}, 404],
    ["a refused query", "/news/list?size=0", {}, 200],
    ["a wrong key", "/news/list", { headers: { authorization: "Bearer ek_x.y" } }, 401],
    ["another method", "/news/list", { method: "POST", headers: { "content-type": "application/json" }, body: "{}" }, 403],
  ])("allow reading the response to %s", async (_, path, init, status) => {
    const answer = await call(path, init);
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([status, "*"]);
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    expect(toList(answer.headers.get("access-control-expose-headers"))).toEqual(
      expect.arrayContaining(["link", "retry-after", "x-total-count"]),
    );
  });

  test("allow reading the response to a server error", async () => {
    const failing = {
      ...context,
      database: new Proxy(context.database, {
        get: () => () => {
          throw new Error("broken");
        },
      }),
    };
    const services = { ...idleServices, databaseUrl: "", listen: () => async () => {}, close: async () => {} };
    const broken = createApi({ ...services, searchDatabase: failing.database, context: failing, environment: testEnvironment() });
    const answer = await broken.fetch(new Request("http://site.test/api/news/list", { headers: { origin } }), { address: "192.0.2.1" });
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([500, "*"]);
  });
});

const closed = [...everyEndpoint, ...everyStaffEndpoint].filter((row) => !allowsCrossOrigin(row));
test.each(closed.map(({ method, path }) => [method, path] as const))("%s %s does not allow CORS", async (method, path) => {
  // An endpoint that shares its path with an open one gets CORS headers for its own method only.
  if (crossOriginPaths.includes(path)) return;
  const answer = await preflight(path, method);
  expect(answer.ok).toBe(false);
  for (const [name] of answer.headers) expect(name).not.toMatch(/^access-control-/);
});

describe("compressed request body", () => {
  const send = (encoding: string, headers: Record<string, string> = {}) =>
    call("/contact/question", {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", "content-encoding": encoding, ...headers },
    });

  test.each(["gzip", "br", "deflate", "GZIP", "zstd", "gzip, br"])(
    "is refused with its error code when the encoding is %s",
    async (encoding) => {
      for (const code of languageCodes) {
        const answer = await send(encoding, { language: languages[code].tag });
        expect(answer.status).toBe(415);
        expect(answer.headers.get("accept-encoding")).toBe("identity");
        expect(await answer.json()).toMatchObject({
          code: 415,
          reason: "unsupportedEncoding",
          message: messages[code].unsupportedEncoding,
        });
      }
    },
  );

  test("is refused for uploads and staff endpoints", async () => {
    const headers = { "content-encoding": "gzip", "sec-fetch-site": "same-origin", "content-type": "application/octet-stream" };
    for (const path of ["/contact/file?name=a.png", "/staff/content/save"])
      expect((await call(path, { method: "POST", body: "x", headers })).status, path).toBe(415);
  });

  test("is not assumed for the encoding identity or a request without a body", async () => {
    expect(await (await send("identity")).json()).toMatchObject({ code: 400, reason: "invalidInput" });
    expect((await call("/news/list", { headers: { "content-encoding": "gzip" } })).status).toBe(200);
  });
});
