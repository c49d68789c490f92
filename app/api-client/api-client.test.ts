import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { createApiClient, formContentType, type ApiClient, type ApiClientOptions } from "./api-client.ts";

type ReceivedRequest = { method: string; url: URL; headers: http.IncomingHttpHeaders; body: string };
type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

let server: http.Server;
let base: string;
let handleRequest: RequestHandler;
let receivedRequests: ReceivedRequest[];
let httpErrors: unknown[];

beforeAll(async () => {
  server = http.createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    receivedRequests.push({ method: request.method!, url: new URL(request.url!, base), headers: request.headers, body });
    handleRequest(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  receivedRequests = [];
  httpErrors = [];
  handleRequest = answer(200, { code: 200, message: "OK", data: [] });
});
afterEach(() => vi.restoreAllMocks());

function answer(status: number, body: unknown): RequestHandler {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return (_request, response) => void response.writeHead(status).end(text);
}

const hang: RequestHandler = () => {};
const drop: RequestHandler = (request) => void request.socket.destroy();
const hangHalfway: RequestHandler = (_request, response) => void response.writeHead(200).write('{"code":200,');

/** The client without the types of the endpoint table, so that tests can call any path. */
type AnyClient = Omit<ApiClient, "get" | "post" | "list"> & {
  get(path: string, query?: Record<string, string | number>): Promise<unknown>;
  post(path: string, fields: object, contentType?: string): Promise<unknown>;
  list(path: string, query?: Record<string, string | number>): Promise<unknown>;
};

function client(changes: Partial<ApiClientOptions> = {}): AnyClient {
  return createApiClient({
    base,
    language: "en",
    fetch,
    onHttpError: (details) => httpErrors.push(details),
    ...changes,
  });
}

/** Returns the error of a rejected call; fails the test if the call resolves. */
const rejection = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable("it was answered"),
    (reason: unknown) => reason,
  );

describe("API client requests", () => {
  test.each(["GET", "POST"])("%s sends the X-Requested-With and Request-Start-Time headers", async (method) => {
    const before = Date.now();
    await (method === "GET" ? client().get("/thing") : client().post("/thing", {}));
    const { headers } = receivedRequests[0]!;
    expect(headers["x-requested-with"]).toBe("XMLHttpRequest");
    const started = Number(headers["request-start-time"]);
    expect(started).toBeGreaterThanOrEqual(before);
    expect(started).toBeLessThanOrEqual(Date.now());
  });

  test.each(["get", "post"] as const)("%s resolves a path against the base and leaves an absolute URL unchanged", async (verb) => {
    await client()[verb]("/thing", {});
    await client({ base: "http://never.invalid" })[verb](`${new URL(base).origin}/elsewhere`, {});
    expect(receivedRequests.map(({ url }) => url.pathname)).toEqual(["/v1/thing", "/elsewhere"]);
  });
});

describe("API client GET requests", () => {
  test("send the query and the time as _t without a Language header", async () => {
    const before = Date.now();
    await client().get("/thing", { page: 2, word: "a&b ü" });
    const { method, url, headers } = receivedRequests[0]!;
    expect(method).toBe("GET");
    expect([...url.searchParams.keys()].sort()).toEqual(["_t", "page", "word"]);
    expect(url.searchParams.get("word")).toBe("a&b ü");
    expect(Number(url.searchParams.get("_t"))).toBeGreaterThanOrEqual(before);
    expect(headers).not.toHaveProperty("language");
  });
});

describe("API client POST requests", () => {
  test.each([
    ["fr", "en-US"],
    ["en", "en-US"],
    ["cn", "zh_CN"],
    ["au", "en_AU"],
    ["de", "de_DE"],
  ] as const)("in %s send the locale code %s as Language and no _t", async (language, locale) => {
    await client({ language }).post("/thing", {});
    expect(receivedRequests[0]!.headers.language).toBe(locale);
    expect(receivedRequests[0]!.url.search).toBe("");
  });

  test("send JSON", async () => {
    await client().post("/thing", { name: "Zoë", list: [1] });
    expect(receivedRequests[0]!.headers["content-type"]).toMatch(/^application\/json/);
    expect(JSON.parse(receivedRequests[0]!.body)).toEqual({ name: "Zoë", list: [1] });
  });

  test("send a URL-encoded form without undefined and null fields", async () => {
    await client().post("/thing", { name: "Zoë & co", agree: true, empty: "", none: undefined, nil: null }, formContentType);
    expect(receivedRequests[0]!.headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);
    expect(receivedRequests[0]!.body).toBe("name=Zo%C3%AB+%26+co&agree=true&empty=");
  });
});

describe("API client responses", () => {
  test.each([200, 400])("with code %i resolve to the unchanged body", async (code) => {
    const body = { code, message: "m", data: { a: 1 }, reason: "r", reasons: { a: "r" } };
    handleRequest = answer(200, body);
    const one = client();
    expect(await one.get("/thing")).toEqual(body);
    expect(await one.post("/thing", {})).toEqual(body);
    expect([httpErrors, one.hasFailed()]).toEqual([[], false]);
  });

  test.each([
    ["with code 500 in HTTP 200", { code: 500, message: "m", data: null }],
    ["with code 401 in HTTP 200", { code: 401, message: "m", data: null }],
    ["with code 0", { code: 0 }],
    ["with a string as code", { code: "200", data: [] }],
    ["without a code", { data: [] }],
    ["that are an array", []],
    ["that are null", null],
    ["that are an HTML page", "<!doctype html><p>Hello"],
    ["that are empty", ""],
  ])("%s reject with the body and report no HTTP error", async (_, body) => {
    handleRequest = answer(200, body);
    expect(await rejection(client().get("/thing"))).toEqual(body);
    expect(await rejection(client().post("/thing", {}))).toEqual(body);
    expect(httpErrors).toEqual([]);
  });

  test.each([
    [500, { code: 500, message: "Internal Server Error", data: null }, true],
    [401, { code: 401, message: "m", data: null }, false],
    [403, { code: 403, message: "m", data: null }, false],
    [404, { code: 404, message: "m", data: null }, false],
    [404, "not our API's", true],
    [502, "<h1>Bad Gateway</h1>", true],
    [503, { code: 200, message: "a contradiction", data: [] }, true],
    [429, "", true],
  ])("with HTTP %i reject, are reported and set hasFailed unless the API refused", async (status, body, hasFailed) => {
    const one = client();
    handleRequest = answer(status, body);
    expect(await rejection(one.get("/thing"))).toEqual(body);
    expect(httpErrors).toEqual([{ path: "/v1/thing", status, body }]);
    expect(one.hasFailed()).toBe(hasFailed);
  });
});

describe("API client network failures", () => {
  test.each(["get", "post"] as const)("%s rejects with the fetch error on a broken connection, without a report", async (verb) => {
    handleRequest = drop;
    expect(await rejection(client()[verb]("/thing", {}))).toBeInstanceOf(TypeError);
    expect(httpErrors).toEqual([]);
  });

  test.each([
    ["get", hang],
    ["post", hang],
    ["get", hangHalfway],
  ] as const)("%s times out after 36 seconds on a missing or incomplete response", async (verb, handler) => {
    handleRequest = handler;
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const timeoutSpy = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(50));
    expect(await rejection(client()[verb]("/thing", {}))).toMatchObject({ name: "TimeoutError" });
    expect(timeoutSpy.mock.calls).toEqual([[36_000]]);
    expect(httpErrors).toEqual([]);
  });
});

describe("API client lists", () => {
  const items = [{ id: "a", websiteId: 3, state: 1 }];
  beforeEach(() => void (handleRequest = answer(200, { code: 200, message: "OK", data: items })));

  test("request all entries with page 1 and size 9999", async () => {
    expect(await client().list("/news/list")).toEqual(items);
    expect(receivedRequests[0]!.url.searchParams.get("page")).toBe("1");
    expect(receivedRequests[0]!.url.searchParams.get("size")).toBe("9999");
  });

  test("are requested once per path and query in a client's lifetime, also concurrently", async () => {
    const one = client();
    const [first, second] = await Promise.all([one.list("/news/list"), one.list("/news/list")]);
    expect([first, second, await one.list("/news/list")]).toEqual([items, items, items]);
    expect(receivedRequests).toHaveLength(1);
    await one.list("/product/list");
    await one.list("/news/list", { page: 2, size: 24 });
    await client().list("/news/list");
    expect(receivedRequests).toHaveLength(4);
  });

  test.each([
    ["HTTP 500", answer(500, { code: 500, message: "m", data: null })],
    ["code 500", answer(200, { code: 500, message: "m", data: null })],
    ["code 400", answer(200, { code: 400, message: "m", data: {} })],
    ["data that is not an array", answer(200, { code: 200, message: "OK", data: {} })],
    ["missing data", answer(200, { code: 200, message: "OK" })],
    ["invalid JSON", answer(200, "rubbish")],
    ["a broken connection", drop],
  ])("are empty after %s, and the failure is not cached", async (_, failure) => {
    const one = client();
    handleRequest = failure;
    expect(await one.list("/news/list")).toEqual([]);
    expect(one.hasFailed()).toBe(true);
    handleRequest = answer(200, { code: 200, message: "OK", data: items });
    expect(await one.list("/news/list")).toEqual(items);
    expect(receivedRequests).toHaveLength(2);
  });

  test("are empty after a timeout, and the failure is not cached", async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const spy = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(50));
    const one = client();
    handleRequest = hang;
    expect(await one.list("/news/list")).toEqual([]);
    spy.mockRestore();
    handleRequest = answer(200, { code: 200, message: "OK", data: items });
    expect(await one.list("/news/list")).toEqual(items);
  });
});

describe("API client config", () => {
  const config = (name: string) => ({ site: { brand: name }, copy: {} });
  const data = {
    "zh-CN": config("cn"),
    "en-US": config("en"),
    "en-AU": config("au"),
    "de-DE": config("de"),
    fr: config("fr"),
  };

  test.each(languageCodes)("in %s returns the configs of that language and English from one request", async (language) => {
    handleRequest = answer(200, { code: 200, message: "OK", data });
    const one = client({ language });
    expect(await one.config()).toEqual({ current: config(language), english: config("en") });
    await one.config();
    expect(receivedRequests.map(({ url }) => url.pathname)).toEqual(["/v1/config/i18n"]);
  });

  test("returns only the English config for a missing language", async () => {
    handleRequest = answer(200, { code: 200, message: "OK", data: { "en-US": config("en") } });
    expect(await client({ language: "de" }).config()).toEqual({ current: undefined, english: config("en") });
  });

  test.each([
    ["HTTP 500", answer(500, { code: 500, message: "m", data: null })],
    ["code 500", answer(200, { code: 500, message: "m", data: null })],
    ["code 400", answer(200, { code: 400, message: "m", data: null })],
    ["missing data", answer(200, { code: 200, message: "OK" })],
    ["invalid JSON", answer(200, "rubbish")],
    ["a broken connection", drop],
  ])("is undefined after %s and marks the client as failed", async (_, failure) => {
    handleRequest = failure;
    const one = client();
    const { current, english } = await one.config();
    expect([current, english]).toEqual([undefined, undefined]);
    expect(one.hasFailed()).toBe(true);
  });
});

test("the API client sends its headers and reports errors with an in-process fetch", async () => {
  const requests: Request[] = [];
  const inProcess = async (request: Request) => {
    requests.push(request);
    return Response.json({ code: 404, message: "m", data: null }, { status: 404 });
  };
  expect(await rejection(client({ fetch: inProcess }).get("/thing"))).toMatchObject({ code: 404 });
  expect(requests[0]!.headers.get("x-requested-with")).toBe("XMLHttpRequest");
  expect(requests[0]!.headers.has("request-start-time")).toBe(true);
  expect(httpErrors).toMatchObject([{ status: 404 }]);
});
