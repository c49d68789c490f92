import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { createApiClient, formContentType, type ApiClient, type ApiClientOptions } from "./api-client.ts";

type Seen = { method: string; url: URL; headers: http.IncomingHttpHeaders; body: string };
type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

let server: http.Server;
let base: string;
let behave: Behaviour;
let seen: Seen[];
let httpErrors: unknown[];

beforeAll(async () => {
  server = http.createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    seen.push({ method: request.method!, url: new URL(request.url!, base), headers: request.headers, body });
    behave(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
  httpErrors = [];
  behave = answer(200, { code: 200, message: "OK", data: [] });
});
afterEach(() => vi.restoreAllMocks());

function answer(status: number, body: unknown): Behaviour {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return (_request, response) => void response.writeHead(status).end(text);
}

const hang: Behaviour = () => {};
const drop: Behaviour = (request) => void request.socket.destroy();
const hangHalfway: Behaviour = (_request, response) => void response.writeHead(200).write('{"code":200,');

/** A client as it is at run time, which knows no table: it calls whatever it is told to. */
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

/** What the call rejected with; fails when it was answered. */
const rejection = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable("it was answered"),
    (reason: unknown) => reason,
  );

describe("every request", () => {
  test.each(["GET", "POST"])("%s says that a script sends it, and when", async (method) => {
    const before = Date.now();
    await (method === "GET" ? client().get("/thing") : client().post("/thing", {}));
    const { headers } = seen[0]!;
    expect(headers["x-requested-with"]).toBe("XMLHttpRequest");
    const started = Number(headers["request-start-time"]);
    expect(started).toBeGreaterThanOrEqual(before);
    expect(started).toBeLessThanOrEqual(Date.now());
  });

  test.each(["get", "post"] as const)("%s goes below the base, unless its path is a whole address", async (verb) => {
    await client()[verb]("/thing", {});
    await client({ base: "http://never.invalid" })[verb](`${new URL(base).origin}/elsewhere`, {});
    expect(seen.map(({ url }) => url.pathname)).toEqual(["/v1/thing", "/elsewhere"]);
  });
});

describe("GET", () => {
  test("carries its query and the time as _t, and no Language", async () => {
    const before = Date.now();
    await client().get("/thing", { page: 2, word: "a&b ü" });
    const { method, url, headers } = seen[0]!;
    expect(method).toBe("GET");
    expect([...url.searchParams.keys()].sort()).toEqual(["_t", "page", "word"]);
    expect(url.searchParams.get("word")).toBe("a&b ü");
    expect(Number(url.searchParams.get("_t"))).toBeGreaterThanOrEqual(before);
    expect(headers).not.toHaveProperty("language");
  });
});

describe("POST", () => {
  test.each([
    ["fr", "en-US"],
    ["en", "en-US"],
    ["cn", "zh_CN"],
    ["au", "en_AU"],
    ["de", "de_DE"],
  ] as const)("in %s carries the locale code %s, and no _t", async (language, locale) => {
    await client({ language }).post("/thing", {});
    expect(seen[0]!.headers.language).toBe(locale);
    expect(seen[0]!.url.search).toBe("");
  });

  test("sends JSON", async () => {
    await client().post("/thing", { name: "Zoë", list: [1] });
    expect(seen[0]!.headers["content-type"]).toMatch(/^application\/json/);
    expect(JSON.parse(seen[0]!.body)).toEqual({ name: "Zoë", list: [1] });
  });

  test("sends a form as a query string, without what is not given", async () => {
    await client().post("/thing", { name: "Zoë & co", agree: true, empty: "", none: undefined, nil: null }, formContentType);
    expect(seen[0]!.headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);
    expect(seen[0]!.body).toBe("name=Zo%C3%AB+%26+co&agree=true&empty=");
  });
});

describe("an answer", () => {
  test.each([200, 400])("of code %i is returned as it is", async (code) => {
    const body = { code, message: "m", data: { a: 1 }, reason: "r", reasons: { a: "r" } };
    behave = answer(200, body);
    const one = client();
    expect(await one.get("/thing")).toEqual(body);
    expect(await one.post("/thing", {})).toEqual(body);
    expect([httpErrors, one.hasFailed()]).toEqual([[], false]);
  });

  test.each([
    ["of code 500 in HTTP 200", { code: 500, message: "m", data: null }],
    ["of code 401 in HTTP 200", { code: 401, message: "m", data: null }],
    ["of code 0", { code: 0 }],
    ["whose code is a text", { code: "200", data: [] }],
    ["without a code", { data: [] }],
    ["that is a list", []],
    ["that is null", null],
    ["that is a web page", "<!doctype html><p>Hello"],
    ["that is empty", ""],
  ])("%s rejects with its body, and is no HTTP error", async (_, body) => {
    behave = answer(200, body);
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
  ])("of HTTP %i is logged and rejects with its body; the client knows a failure from a refusal", async (status, body, hasFailed) => {
    const one = client();
    behave = answer(status, body);
    expect(await rejection(one.get("/thing"))).toEqual(body);
    expect(httpErrors).toEqual([{ path: "/v1/thing", status, body }]);
    expect(one.hasFailed()).toBe(hasFailed);
  });
});

describe("no answer at all is left to the caller, and not logged", () => {
  test.each(["get", "post"] as const)("%s: the connection breaks", async (verb) => {
    behave = drop;
    expect(await rejection(client()[verb]("/thing", {}))).toBeInstanceOf(TypeError);
    expect(httpErrors).toEqual([]);
  });

  test.each([
    ["get", hang],
    ["post", hang],
    ["get", hangHalfway],
  ] as const)("%s: nothing, or half of it, comes within 36 seconds", async (verb, behaviour) => {
    behave = behaviour;
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const asked = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(50));
    expect(await rejection(client()[verb]("/thing", {}))).toMatchObject({ name: "TimeoutError" });
    expect(asked.mock.calls).toEqual([[36_000]]);
    expect(httpErrors).toEqual([]);
  });
});

describe("a list", () => {
  const items = [{ id: "a", websiteId: 3, state: 1 }];
  beforeEach(() => void (behave = answer(200, { code: 200, message: "OK", data: items })));

  test("asks for everything: page 1, size 9999", async () => {
    expect(await client().list("/news/list")).toEqual(items);
    expect(seen[0]!.url.searchParams.get("page")).toBe("1");
    expect(seen[0]!.url.searchParams.get("size")).toBe("9999");
  });

  test("is asked for once a path, also while the first answer is still to come, as long as the client lives", async () => {
    const one = client();
    const [first, second] = await Promise.all([one.list("/news/list"), one.list("/news/list")]);
    expect([first, second, await one.list("/news/list")]).toEqual([items, items, items]);
    expect(seen).toHaveLength(1);
    await one.list("/product/list");
    await one.list("/news/list", { page: 2, size: 24 });
    await client().list("/news/list");
    expect(seen).toHaveLength(4);
  });

  test.each([
    ["HTTP 500", answer(500, { code: 500, message: "m", data: null })],
    ["code 500", answer(200, { code: 500, message: "m", data: null })],
    ["code 400", answer(200, { code: 400, message: "m", data: {} })],
    ["data that is no array", answer(200, { code: 200, message: "OK", data: {} })],
    ["no data", answer(200, { code: 200, message: "OK" })],
    ["rubbish", answer(200, "rubbish")],
    ["a broken connection", drop],
  ])("is empty after %s, and that is not kept", async (_, failure) => {
    const one = client();
    behave = failure;
    expect(await one.list("/news/list")).toEqual([]);
    expect(one.hasFailed()).toBe(true);
    behave = answer(200, { code: 200, message: "OK", data: items });
    expect(await one.list("/news/list")).toEqual(items);
    expect(seen).toHaveLength(2);
  });

  test("is empty after the timeout, and that is not kept", async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const spy = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(50));
    const one = client();
    behave = hang;
    expect(await one.list("/news/list")).toEqual([]);
    spy.mockRestore();
    behave = answer(200, { code: 200, message: "OK", data: items });
    expect(await one.list("/news/list")).toEqual(items);
  });
});

describe("config/i18n", () => {
  const config = (name: string) => ({ site: { brand: name }, copy: {} });
  const data = {
    "zh-CN": config("cn"),
    "en-US": config("en"),
    "en-AU": config("au"),
    "de-DE": config("de"),
    fr: config("fr"),
  };

  test.each(languageCodes)("in %s stores that language's config and the English one", async (language) => {
    behave = answer(200, { code: 200, message: "OK", data });
    const one = client({ language });
    expect(await one.config()).toEqual({ current: config(language), english: config("en") });
    await one.config();
    expect(seen.map(({ url }) => url.pathname)).toEqual(["/v1/config/i18n"]);
  });

  test("a language that is missing has none; the English one is stored", async () => {
    behave = answer(200, { code: 200, message: "OK", data: { "en-US": config("en") } });
    expect(await client({ language: "de" }).config()).toEqual({ current: undefined, english: config("en") });
  });

  test.each([
    ["HTTP 500", answer(500, { code: 500, message: "m", data: null })],
    ["code 500", answer(200, { code: 500, message: "m", data: null })],
    ["code 400", answer(200, { code: 400, message: "m", data: null })],
    ["no data", answer(200, { code: 200, message: "OK" })],
    ["rubbish", answer(200, "rubbish")],
    ["a broken connection", drop],
  ])("after %s nothing happens", async (_, failure) => {
    behave = failure;
    const one = client();
    const { current, english } = await one.config();
    expect([current, english]).toEqual([undefined, undefined]);
    expect(one.hasFailed()).toBe(true);
  });
});

test("a client on a function instead of a network follows the same rules", async () => {
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
