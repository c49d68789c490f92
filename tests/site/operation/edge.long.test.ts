import http2 from "node:http2";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pages } from "#app/routing/pages.ts";
import { languageCodes, languages } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { cookies, proxiedRequests, type ProxiedInit, type ProxiedRequest } from "../../support/proxied-requests.ts";
import { edgeHost, hasEdgePrograms, openEdgeSite, type Ask, type EdgeSite } from "../../support/edge.ts";

const compared = [
  "content-type",
  "content-length",
  "content-encoding",
  "content-language",
  "content-security-policy",
  "content-disposition",
  "cross-origin-resource-policy",
  "access-control-allow-origin",
  "cache-control",
  "etag",
  "location",
  "vary",
  "x-content-type-options",
  "referrer-policy",
  "strict-transport-security",
  "allow",
];
const session = "__Secure-ecactus.session_token=abc";
const sameOrigin = { "sec-fetch-site": "same-origin" };
const cachedValues = [undefined, "fr", "en", "cn", "au", "de", "nothing-known"];

function decode(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (encoding === "br") return brotliDecompressSync(body);
  return encoding === "gzip" ? gunzipSync(body) : body;
}

describe.skipIf(!hasEdgePrograms)("edge", () => {
  let opened: EdgeSite;
  beforeAll(async () => void (opened = await openEdgeSite()));
  afterAll(() => opened.close());

  /**
   * Status, cookies, compared headers and decoded body. The site compresses a popular page again, with another length and
   * ETag. The body of a page that is not cached holds a request id, so it is left out.
   */
  async function answerOf(ask: Ask, address: string, init: ProxiedInit) {
    const { status, headers, cookies: set, body } = await ask(address, init);
    const encoding = headers["content-encoding"];
    const shown = Object.fromEntries(compared.map((name) => [name, headers[name]]));
    // nginx keeps this header on a 304; a browser has it already.
    if (status === 304) delete shown["content-language"];
    if (encoding !== undefined) for (const name of ["content-length", "etag"]) delete shown[name];
    const isRendered = headers["cache-control"] === "no-store" && String(headers["content-type"]).startsWith("text/html");
    return { status, set, ...shown, body: isRendered ? "" : decode(body, encoding).toString("base64url") };
  }

  /** Compares the edge with the site twice: the second answer may come from the cache. */
  async function expectSame(address: string, init: ProxiedInit): Promise<void> {
    const wanted = await answerOf(opened.direct, address, init);
    for (const time of ["first", "second"]) expect(await answerOf(opened.edge, address, init), `${time} ${address}`).toEqual(wanted);
  }

  test.each([
    ...proxiedRequests,
    ["a visitor with the language cookie alone", "/de/about-us", { headers: { cookie: "official_lang_cache@v1=de" } }],
    ["a visitor with another locale", "/en/about-us", { headers: cookies("en", "en-AU") }],
    [
      "the first of two cookies of a name",
      "/de/about-us",
      { headers: { cookie: "official_lang_cache@v1=en; official_lang_cache@v1=de; locale=de" } },
    ],
    ["the same page with another value", "/en/products?category=inverter", {}],
    ["an escaped query", "/en/products?cat%65gory=battery", {}],
    ["free text", "/en/support-center/faqs?q=inverter", {}],
    ["a preview that has ended", "/en/about-us?preview=none", {}],
    ["two slashes within", "/en//about-us", {}],
    ["an escaped path", "/en/about%2Dus", {}],
    ["a dot segment", "/en/products/../about-us", {}],
    ["a short address", "/about", {}],
    ["a short address with a prefix", "/de/news", { headers: cookies("de", "de") }],
    ["a page that does not exist", "/en/nothing-here", { headers: cookies("en", "en-US") }],
    ["a new visitor of a page that does not exist", "/de/nothing-here", {}],
    ["a new visitor of an entry that does not exist", "/cn/products/nothing", {}],
    ["a legacy address in the cached language", "/de/vpp/old", { headers: cookies("de", "de") }],
    ["the payload of a page that does not exist", "/en/nothing-here/_payload.json", {}],
    ["a POST to a page without a form", "/about-us", { method: "POST", body: new URLSearchParams({ x: "1" }), headers: sameOrigin }],
    ["a form with errors", "/de/newsletter", { method: "POST", body: new URLSearchParams({ email: "x" }), headers: sameOrigin }],
    [
      "a form of another site",
      "/newsletter",
      { method: "POST", body: new URLSearchParams({ email: "x" }), headers: { origin: "https://evil.example" } },
    ],
    ["an account without a session", "/api/account/me", {}],
    ["the back office", "/admin/nothing", {}],
    ["a feed", "/feeds/en/news.xml", {}],
    ["the build", "/builds/latest.json", {}],
    ["a film", "/files/one-day.webm", {}],
  ] as ProxiedRequest[])("answers like the site to %s: %s", async (_, address, init) => {
    for (const encoding of ["identity", "br", "gzip"]) {
      await expectSame(address, { ...init, headers: { "accept-encoding": encoding, ...init.headers } });
    }
  });

  test.each(cachedValues)("follows the language rules with cached language %s", async (cached) => {
    const headers: Record<string, string> = cached === undefined ? {} : { cookie: `a=b; official_lang_cache@v1=${cached}` };
    for (const prefix of ["", "/en", "/cn", "/au", "/de"]) {
      for (const query of ["", "?page=2", "?switchLang=1", "?switchLang=de&page=2", "?switch%4cang=cn"]) {
        await expectSame(`${prefix}/about-us${query}`, { headers });
        await expectSame(`${prefix}/index.html${query}`, { headers });
      }
    }
  });

  test.each([
    [304, "a returning visitor", cookies("de", "de")],
    [200, "a returning visitor", cookies("de", "de")],
    [304, "a visitor whose cookies have ended", {}],
  ])("answers %i to a conditional request of %s as the site does", async (status, _, headers) => {
    const { headers: first } = await opened.direct("/de/products", { headers });
    const known = { ...headers, "if-none-match": status === 304 ? first.etag! : '"other"' };
    expect((await opened.edge("/de/products", { headers: known })).status).toBe(status);
    await expectSame("/de/products", { headers: known });
  });

  test("serves a range of a film from the cache", async () => {
    const whole = await opened.edge("/files/one-day.webm");
    const part = await opened.edge("/files/one-day.webm", { headers: { range: "bytes=100-199" } });
    expect([part.status, part.headers["content-range"]]).toEqual([206, `bytes 100-199/${whole.body.length}`]);
    expect(part.body).toEqual(whole.body.subarray(100, 200));
  });

  test("passes pages that know their visitor on with the cookies, and asks for all others without them", async () => {
    const personal = pages.filter(({ cached }) => cached === false);
    const addresses = languageCodes.flatMap((code) => personal.map(({ path }) => localPath(code, path)));
    for (const address of addresses.flatMap((page) => [page, `${page}/_payload.json`, `${page}.data`])) {
      const { seen } = opened;
      seen.length = 0;
      for (let time = 0; time < 2; time += 1) await opened.edge(address, { headers: { cookie: session } });
      expect(
        seen.map(({ cookie }) => cookie),
        address,
      ).toEqual([session, session]);
    }
    opened.seen.length = 0;
    for (const code of languageCodes) await opened.edge(localPath(code, "/legal-notice"), { headers: { cookie: session } });
    expect(opened.seen.map(({ cookie }) => cookie)).toEqual(
      languageCodes.map((code) => `official_lang_cache@v1=${code}; locale=${languages[code].tag}`),
    );
  });

  test("does not cache what is asked with credentials or by another method", async () => {
    const asked: [string, ProxiedInit][] = [
      ["/en/accessibility", { headers: { authorization: "Basic eDp5" } }],
      ["/en/accessibility/_payload.json", { headers: { authorization: "Bearer abc" } }],
      ["/en/accessibility", { method: "OPTIONS" }],
    ];
    for (const [address, init] of asked) {
      opened.seen.length = 0;
      for (let time = 0; time < 2; time += 1) await opened.edge(address, init);
      expect(opened.seen, address).toHaveLength(2);
    }
  });

  test("answers repeated visits of new visitors without the site", async () => {
    await opened.edge("/cn/about-us/mark");
    opened.seen.length = 0;
    const answers = await Promise.all(Array.from({ length: 20 }, () => opened.edge("/cn/about-us/mark")));
    expect(opened.seen).toEqual([]);
    for (const { status, cookies: set } of answers)
      expect({ status, set }).toEqual({
        status: 200,
        set: [
          "official_lang_cache@v1=cn; Max-Age=86400; Path=/; SameSite=Lax; Secure",
          "locale=zh-CN; Max-Age=31536000; Path=/; SameSite=Lax; Secure",
        ],
      });
  });

  test("asks the site once when many visitors want a page that is not cached", async () => {
    opened.seen.length = 0;
    await Promise.all(Array.from({ length: 20 }, () => opened.edge("/au/about-us/mark")));
    expect(opened.seen).toHaveLength(1);
  });

  test.each(["/healthz", "/readyz", "/metrics", "/metrics/x"])("does not pass %s on", async (address) => {
    opened.seen.length = 0;
    expect((await opened.edge(address)).status).toBe(404);
    expect(opened.seen).toEqual([]);
  });

  test("refuses a body that the site would refuse, without the site", async () => {
    opened.seen.length = 0;
    const body = "x".repeat(2 * 1024 * 1024);
    expect((await opened.edge("/api/contact/question", { method: "POST", body, headers: sameOrigin })).status).toBe(413);
    expect(opened.seen).toEqual([]);
  });

  test("speaks HTTP/2, and refuses the handshake for other hosts", async () => {
    const { port, certificate } = opened.tls;
    const open = (servername: string) => http2.connect(`https://127.0.0.1:${port}`, { servername, ca: certificate });
    const own = open(edgeHost);
    const status = await new Promise((resolve, reject) => {
      own.on("error", reject);
      own.request({ ":path": "/en", ":authority": edgeHost }).on("response", (headers) => resolve(headers[":status"]));
    });
    expect(status).toBe(200);
    own.destroy();
    const other = open("other.example");
    await expect(new Promise((resolve, reject) => other.on("error", reject).on("connect", resolve))).rejects.toThrow();
  });
});
