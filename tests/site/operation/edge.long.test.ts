import http2 from "node:http2";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pages } from "#app/routing/pages.ts";
import { languageCodes, languages } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { languageCookies, proxiedRequests, type ProxiedInit, type ProxiedRequest } from "../../support/proxied-requests.ts";
import { edgeHost, hasEdgePrograms, openEdgeSite, type SendRequest, type EdgeSite } from "../../support/edge.ts";

const comparedHeaders = [
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

function decodeBody(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (encoding === "br") return brotliDecompressSync(body);
  return encoding === "gzip" ? gunzipSync(body) : body;
}

describe.skipIf(!hasEdgePrograms)("edge", () => {
  let edgeSite: EdgeSite;
  beforeAll(async () => void (edgeSite = await openEdgeSite()));
  afterAll(() => edgeSite.close());

  /**
   * Status, cookies, compared headers and decoded body. Length and ETag are left out when the body is compressed, because the site
   * recompresses popular pages. The body of an uncacheable page is left out, because it holds a request id.
   */
  async function answerOf(ask: SendRequest, address: string, init: ProxiedInit) {
    const { status, headers, cookies: set, body } = await ask(address, init);
    const encoding = headers["content-encoding"];
    const comparedValues = Object.fromEntries(comparedHeaders.map((name) => [name, headers[name]]));
    // nginx keeps this header on a 304, unlike the site.
    if (status === 304) delete comparedValues["content-language"];
    if (encoding !== undefined) for (const name of ["content-length", "etag"]) delete comparedValues[name];
    const isRendered = headers["cache-control"] === "no-store" && String(headers["content-type"]).startsWith("text/html");
    return { status, set, ...comparedValues, body: isRendered ? "" : decodeBody(body, encoding).toString("base64url") };
  }

  /** Compares nginx with the site twice, because the second response may come from the cache. */
  async function expectSame(address: string, init: ProxiedInit): Promise<void> {
    const siteAnswer = await answerOf(edgeSite.requestSite, address, init);
    for (const time of ["first", "second"])
      expect(await answerOf(edgeSite.requestNginx, address, init), `${time} ${address}`).toEqual(siteAnswer);
  }

  test.each([
    ...proxiedRequests,
    ["a visitor with the language cookie alone", "/de/about-us", { headers: { cookie: "official_lang_cache@v1=de" } }],
    ["a visitor with another locale", "/en/about-us", { headers: languageCookies("en", "en-AU") }],
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
    ["a short address with a prefix", "/de/news", { headers: languageCookies("de", "de") }],
    ["a page that does not exist", "/en/nothing-here", { headers: languageCookies("en", "en-US") }],
    ["a new visitor of a page that does not exist", "/de/nothing-here", {}],
    ["a new visitor of an entry that does not exist", "/cn/products/nothing", {}],
    ["a legacy address in the cached language", "/de/vpp/old", { headers: languageCookies("de", "de") }],
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
    ["a film", "/files/tianyuan-60k-tour.webm", {}],
  ] as ProxiedRequest[])("answers like the site to %s: %s", async (_, address, init) => {
    for (const encoding of ["identity", "br", "gzip"]) {
      await expectSame(address, { ...init, headers: { "accept-encoding": encoding, ...init.headers } });
    }
  });

  test.each(cachedValues)("redirects and chooses the language as the site does, with language cookie %s", async (cachedLanguage) => {
    const headers: Record<string, string> = cachedLanguage === undefined ? {} : { cookie: `a=b; official_lang_cache@v1=${cachedLanguage}` };
    for (const prefix of ["", "/en", "/cn", "/au", "/de"]) {
      for (const query of ["", "?page=2", "?switchLang=1", "?switchLang=de&page=2", "?switch%4cang=cn"]) {
        await expectSame(`${prefix}/about-us${query}`, { headers });
        await expectSame(`${prefix}/index.html${query}`, { headers });
      }
    }
  });

  test.each([
    [304, "a returning visitor", languageCookies("de", "de")],
    [200, "a returning visitor", languageCookies("de", "de")],
    [304, "a visitor whose cookies have ended", {}],
  ])("answers %i to a conditional request of %s as the site does", async (status, _, headers) => {
    const { headers: first } = await edgeSite.requestSite("/de/products", { headers });
    const conditionalHeaders = { ...headers, "if-none-match": status === 304 ? first.etag! : '"other"' };
    expect((await edgeSite.requestNginx("/de/products", { headers: conditionalHeaders })).status).toBe(status);
    await expectSame("/de/products", { headers: conditionalHeaders });
  });

  test("serves a range of a video from the cache", async () => {
    const wholeFile = await edgeSite.requestNginx("/files/tianyuan-60k-tour.webm");
    const range = await edgeSite.requestNginx("/files/tianyuan-60k-tour.webm", { headers: { range: "bytes=100-199" } });
    expect([range.status, range.headers["content-range"]]).toEqual([206, `bytes 100-199/${wholeFile.body.length}`]);
    expect(range.body).toEqual(wholeFile.body.subarray(100, 200));
  });

  test("forwards cookies for personal pages only", async () => {
    const personalPages = pages.filter(({ cached }) => cached === false);
    const addresses = languageCodes.flatMap((code) => personalPages.map(({ path }) => localPath(code, path)));
    for (const address of addresses.flatMap((page) => [page, `${page}/_payload.json`, `${page}.data`])) {
      const { siteRequests } = edgeSite;
      siteRequests.length = 0;
      for (let time = 0; time < 2; time += 1) await edgeSite.requestNginx(address, { headers: { cookie: session } });
      expect(
        siteRequests.map(({ cookie }) => cookie),
        address,
      ).toEqual([session, session]);
    }
    edgeSite.siteRequests.length = 0;
    for (const code of languageCodes) await edgeSite.requestNginx(localPath(code, "/legal-notice"), { headers: { cookie: session } });
    expect(edgeSite.siteRequests.map(({ cookie }) => cookie)).toEqual(
      languageCodes.map((code) => `official_lang_cache@v1=${code}; locale=${languages[code].tag}`),
    );
  });

  test("does not cache responses to requests with credentials or other methods", async () => {
    const uncachedRequests: [string, ProxiedInit][] = [
      ["/en/accessibility", { headers: { authorization: "Basic eDp5" } }],
      ["/en/accessibility/_payload.json", { headers: { authorization: "Bearer abc" } }],
      ["/en/accessibility", { method: "OPTIONS" }],
    ];
    for (const [address, init] of uncachedRequests) {
      edgeSite.siteRequests.length = 0;
      for (let time = 0; time < 2; time += 1) await edgeSite.requestNginx(address, init);
      expect(edgeSite.siteRequests, address).toHaveLength(2);
    }
  });

  test("answers repeated visits of new visitors from the cache", async () => {
    await edgeSite.requestNginx("/cn/about-us/mark");
    edgeSite.siteRequests.length = 0;
    const answers = await Promise.all(Array.from({ length: 20 }, () => edgeSite.requestNginx("/cn/about-us/mark")));
    expect(edgeSite.siteRequests).toEqual([]);
    for (const { status, cookies: set } of answers)
      expect({ status, set }).toEqual({
        status: 200,
        set: [
          "official_lang_cache@v1=cn; Max-Age=86400; Path=/; SameSite=Lax; Secure",
          "locale=zh-CN; Max-Age=31536000; Path=/; SameSite=Lax; Secure",
        ],
      });
  });

  test("sends one request to the site for simultaneous requests of an uncached page", async () => {
    edgeSite.siteRequests.length = 0;
    await Promise.all(Array.from({ length: 20 }, () => edgeSite.requestNginx("/au/about-us/mark")));
    expect(edgeSite.siteRequests).toHaveLength(1);
  });

  test.each(["/healthz", "/readyz", "/metrics", "/metrics/x"])("does not forward %s", async (address) => {
    edgeSite.siteRequests.length = 0;
    expect((await edgeSite.requestNginx(address)).status).toBe(404);
    expect(edgeSite.siteRequests).toEqual([]);
  });

  test("rejects a too large body without a request to the site", async () => {
    edgeSite.siteRequests.length = 0;
    const body = "x".repeat(2 * 1024 * 1024);
    expect((await edgeSite.requestNginx("/api/contact/question", { method: "POST", body, headers: sameOrigin })).status).toBe(413);
    expect(edgeSite.siteRequests).toEqual([]);
  });

  test("supports HTTP/2 and rejects the TLS handshake for other hosts", async () => {
    const { port, certificate } = edgeSite.tls;
    const open = (servername: string) => http2.connect(`https://127.0.0.1:${port}`, { servername, ca: certificate });
    const ownHost = open(edgeHost);
    const status = await new Promise((resolve, reject) => {
      ownHost.on("error", reject);
      ownHost.request({ ":path": "/en", ":authority": edgeHost }).on("response", (headers) => resolve(headers[":status"]));
    });
    expect(status).toBe(200);
    ownHost.destroy();
    const otherHost = open("other.example");
    await expect(new Promise((resolve, reject) => otherHost.on("error", reject).on("connect", resolve))).rejects.toThrow();
  });
});
