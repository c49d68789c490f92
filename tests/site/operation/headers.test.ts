import http from "node:http";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { saveDraft } from "#domain/content";
import { createPreviewPath } from "#domain/editing";
import { newsData } from "../../support/test-context.ts";
import { listen, openTestSite, type TestSite } from "../../support/test-site.ts";

let site: TestSite;
/** A site on https whose API is on an unreachable host. */
let secure: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  secure = await openTestSite({ environment: { siteUrl: new URL("https://site.test"), apiBase: new URL("http://127.0.0.1:9/v1") } });
});
afterAll(async () => {
  await site.close();
  await secure.close();
});

const form = { "content-type": "application/x-www-form-urlencoded" };
const sameOriginHeaders = { ...form, "sec-fetch-site": "same-origin" };
const [page, file, pdf] = ["script-src 'self'", "default-src 'none'; frame-ancestors 'none'", "object-src 'self'"];
const [sameOrigin, crossOrigin] = ["same-origin", "cross-origin"];

/** One request for each kind of response: status, a part of its content security policy, and its resource policy. */
const kinds: [kind: string, address: string, init: RequestInit, status: number, policy: string, resource: string][] = [
  ["a page", "/", {}, 200, page, sameOrigin],
  ["a page that is not cached", "/login", {}, 200, page, sameOrigin],
  ["a page without its body", "/de/products", { method: "HEAD" }, 200, page, sameOrigin],
  ["a page's payload", "/en/_payload.json", {}, 200, file, sameOrigin],
  ["the payload of a page that does not exist", "/en/nothing/_payload.json", {}, 404, page, sameOrigin],
  ["the router's own data", "/en/products.data", {}, 200, file, sameOrigin],
  ["the router's data of a page that does not exist", "/en/nothing.data", {}, 404, file, sameOrigin],
  ["a redirect for its slash", "/about-us/", {}, 301, file, sameOrigin],
  ["a redirect for its language", "/about-us?switchLang=de", {}, 302, file, sameOrigin],
  ["a redirect of a route rule", "/de/news", {}, 301, file, sameOrigin],
  ["a redirect of a legacy address", "/vpp/old", {}, 302, file, sameOrigin],
  ["a redirect of a page", "/personal-center", {}, 303, page, sameOrigin],
  ["a page that does not exist", "/nothing", {}, 404, page, sameOrigin],
  ["an entry that does not exist", "/en/products/nothing", {}, 404, page, sameOrigin],
  ["a malformed address", "/%zz", {}, 400, file, sameOrigin],
  ["a method that a page does not take", "/about-us", { method: "PUT" }, 405, file, sameOrigin],
  ["a method that a file does not take", "/robots.txt", { method: "PUT" }, 405, file, sameOrigin],
  ["a form", "/contact-us", { method: "POST", headers: sameOriginHeaders, body: "name=" }, 422, page, sameOrigin],
  [
    "a form of another site",
    "/contact-us",
    { method: "POST", headers: { ...form, origin: "http://evil.test" }, body: "name=" },
    403,
    file,
    sameOrigin,
  ],
  [
    "a form with an unsupported content type",
    "/contact-us",
    { method: "POST", headers: { "content-type": "text/plain", "sec-fetch-site": "same-origin" }, body: "x" },
    415,
    file,
    sameOrigin,
  ],
  ["a call of the API", "/api/product/list?size=1", {}, 200, file, crossOrigin],
  ["a call with invalid input", "/api/product/list?size=0", {}, 200, file, crossOrigin],
  [
    "the preflight of a call",
    "/api/product/list",
    { method: "OPTIONS", headers: { origin: "https://shop.example", "access-control-request-method": "GET" } },
    204,
    file,
    crossOrigin,
  ],
  ["a call of an unknown endpoint", "/api/nothing", {}, 404, file, sameOrigin],
  ["a call by a wrong method", "/api/product/list", { method: "DELETE", headers: sameOriginHeaders }, 405, file, crossOrigin],
  [
    "a call of another site",
    "/api/contact/question",
    { method: "POST", headers: { origin: "http://evil.test" }, body: "{}" },
    403,
    file,
    sameOrigin,
  ],
  ["a call without a session", "/api/staff/media", {}, 401, file, sameOrigin],
  [
    "a call that is too large",
    "/api/contact/question",
    { method: "POST", headers: { "content-type": "application/json", "content-length": "100000" }, body: "x".repeat(100_000) },
    413,
    file,
    sameOrigin,
  ],
  ["a call with a wrong key", "/api/product/list", { headers: { authorization: "Bearer wrong" } }, 401, file, crossOrigin],
  [
    "an upload of a wrong type",
    "/api/contact/file?name=a.png",
    { method: "POST", headers: sameOriginHeaders, body: "x" },
    415,
    file,
    sameOrigin,
  ],
  [
    "a report of a policy violation",
    "/api/reports/csp",
    { method: "POST", headers: { "content-type": "application/reports+json" }, body: "[]" },
    204,
    file,
    sameOrigin,
  ],
  ["the description of the API", "/api/openapi.json", {}, 200, file, crossOrigin],
  ["the TypeScript client", "/api/ecactus.ts", {}, 200, file, sameOrigin],
  ["robots.txt", "/robots.txt", {}, 200, file, sameOrigin],
  ["security.txt", "/.well-known/security.txt", {}, 200, file, sameOrigin],
  ["sitemap.xml", "/sitemap.xml", {}, 200, file, sameOrigin],
  ["metadata of the latest build", "/builds/latest.json", {}, 200, file, sameOrigin],
  ["metadata of an unknown build", "/builds/meta/gone.json", {}, 404, file, sameOrigin],
  ["the liveness check", "/healthz", {}, 200, file, sameOrigin],
  ["an asset that is gone", "/assets/gone.js", {}, 404, file, sameOrigin],
  ["the icon at its old address", "/favicon.ico", {}, 200, file, crossOrigin],
  ["the icon of home screens", "/apple-touch-icon.png", {}, 200, file, crossOrigin],
  ["an image that does not exist", "/en/pictures/nothing.png", {}, 404, file, sameOrigin],
  ["a feed", "/feeds/en/news.xml", {}, 200, file, crossOrigin],
  ["a feed in an unknown language", "/feeds/xx/news.xml", {}, 404, file, crossOrigin],
  ["a document", "/documents/tianyuan-60k-data-sheet-en.pdf", {}, 200, pdf, crossOrigin],
  ["a document that does not exist", "/documents/nothing.pdf", {}, 404, file, crossOrigin],
  ["a content file that does not exist", "/files/nothing.zip", {}, 404, file, crossOrigin],
  ["captions that do not exist", "/videos/nothing/en.vtt", {}, 404, file, crossOrigin],
  ["a bundle", "/documents/bundle/copia-en.zip", {}, 200, file, crossOrigin],
  ["a bundle without its body", "/documents/bundle/copia-en.zip", { method: "HEAD" }, 200, file, crossOrigin],
  ["a bundle that does not exist", "/documents/bundle/nothing-en.zip", {}, 404, file, crossOrigin],
  ["a selection without a language", "/documents/selection.zip?document=manual", {}, 400, file, crossOrigin],
  ["a selection of nothing", "/documents/selection.zip?in=en", {}, 303, file, crossOrigin],
  ["a method that a document does not take", "/documents/tianyuan-60k-data-sheet-en.pdf", { method: "PUT" }, 405, file, crossOrigin],
  ["an image that does not exist", "/media/nothing.webp", {}, 404, file, crossOrigin],
  ["the readiness check", "/readyz", {}, 200, file, sameOrigin],
  ["a file of the back office that does not exist", "/admin/assets/nothing.js", {}, 404, file, sameOrigin],
  ["a method that the back office does not take", "/admin", { method: "PUT" }, 405, file, sameOrigin],
  ["an expired preview", "/en?preview=nothing", {}, 404, "style-src 'unsafe-inline'", sameOrigin],
  ["a form that is too large", "/login", { method: "POST", headers: sameOriginHeaders, body: "x".repeat(100_000) }, 413, file, sameOrigin],
];

function expectHeaders(headers: Headers, policy: string, resource: string, referrer = "strict-origin-when-cross-origin"): void {
  expect(headers.get("content-security-policy")).toContain(policy);
  expect(headers.get("cross-origin-resource-policy")).toBe(resource);
  expect(headers.get("access-control-allow-origin")).toBe(resource === crossOrigin ? "*" : null);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe(referrer);
  expect(headers.get("permissions-policy")).toContain("camera=()");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(headers.get("strict-transport-security")).toBeNull();
}

describe.each(kinds)("response headers of %s", (_, address, init, status, policy, resource) => {
  test("include CSP, CORP and the other security headers", async () => {
    const { headers, status: actualStatus } = await site.visit(address, init);
    expect(actualStatus).toBe(status);
    expectHeaders(headers, policy, resource, address.includes("preview=") ? "no-referrer" : undefined);
  });
});

test("response headers of a request that the router cannot read include the security headers", async () => {
  const server = await listen(site);
  const { headers, status } = await new Promise<{ headers: Headers; status: number | undefined }>((resolve) =>
    http.get(`${server.origin}/api/news/list`, { headers: { host: "bad host" } }, (response) => {
      response.resume();
      resolve({ headers: new Headers(response.headers as Record<string, string>), status: response.statusCode });
    }),
  );
  expect(status).toBe(400);
  expectHeaders(headers, file, sameOrigin);
  await server.close();
});

test("response headers of a preview that is shown or incomplete include the security headers", async () => {
  const { context } = site.services;
  const localization = { type: "news", key: "only-as-a-draft", language: "en" } as const;
  const address = createPreviewPath(context, localization)!;
  for (const [data, status] of [
    [{ title: "Only a title" }, 409],
    [newsData(), 200],
  ] as const) {
    const basedOn = status === 409 ? 0 : 1;
    expect((await saveDraft(context, { ...localization, basedOn, data })).ok).toBe(true);
    const response = await site.visit(address);
    expect(response.status).toBe(status);
    expectHeaders(response.headers, "frame-ancestors 'self'", sameOrigin, "no-referrer");
  }
});

test("a 304 response repeats the content security policy of the cached page", async () => {
  const { headers } = await site.visit("/de/about-us");
  const conditional = await site.visit("/de/about-us", { headers: { "if-none-match": headers.get("etag")! } });
  expect(conditional.status).toBe(304);
  expect(conditional.headers.get("content-security-policy")).toBe(headers.get("content-security-policy"));
});

test("the resource policy lets other sites embed images but not scripts", async () => {
  const html = await (await site.visit("/en")).text();
  const findInHtml = (pattern: RegExp) => pattern.exec(html)![1]!;
  const resourceOf = async (address: string) => {
    const { status, headers } = await site.visit(new URL(address).pathname);
    return [status, headers.get("cross-origin-resource-policy"), headers.get("content-security-policy")];
  };
  const preview = findInHtml(/<meta property="og:image" content="([^"]+)"/);
  expect(await resourceOf(preview)).toEqual([200, crossOrigin, file]);
  const script = findInHtml(/"(\/assets\/entry\.client[^"]+\.js)"/);
  expect(await resourceOf(new URL(script, "http://site.test").href)).toEqual([200, sameOrigin, file]);
});

test.each(["", "-precomposed", "-120x120", "-152x152-precomposed"])(
  "/apple-touch-icon%s.png is an icon without transparency",
  async (name) => {
    const answer = await site.visit(`/apple-touch-icon${name}.png`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
    const picture = sharp(Buffer.from(await answer.arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ width: 180, height: 180 });
    expect((await picture.stats()).isOpaque).toBe(true);
  },
);

test.each(["/touch-icon.png", "/en/browser/icon.ico", "/wp-content/x.js", "/site.webmanifest"])("%s is a short 404", async (address) => {
  const answer = await site.visit(address);
  expect([answer.status, await answer.text()]).toEqual([404, "Not Found"]);
});

test("/favicon.ico answers the site icon as a PNG of 48 pixels", async () => {
  const answer = await site.visit("/favicon.ico");
  expect(answer.headers.get("content-type")).toBe("image/png");
  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([48, 48]);
  const colourAt = (x: number, y: number) => [...data.subarray(4 * (y * info.width + x), 4 * (y * info.width + x) + 3)];
  // Check one point of the icon's middle bar and one of its background.
  expect(colourAt(24, 24)).toEqual([0x35, 0xe0, 0xa8]);
  expect(colourAt(24, 44)).toEqual([0x1b, 0x20, 0x1e]);
});

test("a site on https sends HSTS and Secure cookies, also with errors", async () => {
  for (const [address, status] of [
    ["/de/about-us", 200],
    ["/about-us/", 301],
    ["/nothing", 404],
    ["/robots.txt", 200],
    ["/api/product/list", 503],
    ["/en?preview=nothing", 404],
  ] as const) {
    const { headers, status: actualStatus } = await secure.visit(address);
    expect(actualStatus, address).toBe(status);
    expect(headers.get("strict-transport-security"), address).toContain("max-age=");
    expect(headers.get("cross-origin-resource-policy"), address).toBe(sameOrigin);
    expect(headers.get("content-security-policy"), address).not.toBeNull();
    for (const cookie of headers.getSetCookie()) expect(cookie).toContain("; Secure");
  }
});

describe("origin check of forms", () => {
  const post = (origin: string) => ({ method: "POST", headers: { ...form, host: "site.test", origin }, body: "name=" });
  test.each([
    ["a site on https for a page on http", () => secure, "http://site.test", 403],
    // The origin is accepted, but the API call reaches no host.
    ["a site on https for a page on https", () => secure, "https://site.test", 503],
    // The origin is accepted, but the fields are empty.
    ["a site on http for a page on http", () => site, "http://site.test", 422],
  ])("compares the scheme on %s", async (_, at, origin, status) => {
    expect((await at().visit("/contact-us", post(origin))).status).toBe(status);
  });
});
