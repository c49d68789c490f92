import { createHash } from "node:crypto";
import zlib from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copiesOf } from "#app/page/copies.server.ts";
import type { Language } from "#i18n/languages.ts";
import { listen, openTestSite, type TestSite } from "../../support/test-site.ts";

let site: TestSite;
let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  site = await openTestSite();
  server = await listen(site);
});
afterAll(async () => {
  await server.close();
  await site.close();
});

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: zlib.brotliDecompressSync,
  gzip: zlib.gunzipSync,
  identity: (body) => body,
};

describe("page cache", () => {
  test.each(["br", "gzip", "identity"])("serves a page as %s with the same text, ETag, 304 and HEAD", async (encoding) => {
    const headers = { "accept-encoding": encoding };
    const uncompressed = await (await site.visit("/de", { headers: { "accept-encoding": "identity" } })).text();
    for (const time of ["rendered", "cached"]) {
      const response = await site.visit("/de", { headers });
      expect(response.headers.get("content-encoding") ?? "identity", time).toBe(encoding);
      expect(decoders[encoding]!(Buffer.from(await response.arrayBuffer())).toString()).toBe(uncompressed);
      const etag = response.headers.get("etag")!;
      const conditional = await site.visit("/de", { headers: { ...headers, "if-none-match": `"x", W/${etag}` } });
      expect([conditional.status, await conditional.text()]).toEqual([304, ""]);
      const head = await site.visit("/de", { method: "HEAD", headers });
      expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
        200,
        response.headers.get("content-length"),
        "",
      ]);
    }
  });

  test("does not send an encoding that the client refuses", async () => {
    const response = await site.visit("/de", { headers: { "accept-encoding": "br;q=0, gzip;q=0.5" } });
    expect(response.headers.get("content-encoding")).toBe("gzip");
  });

  test("compresses uncacheable pages and sends no ETag", async () => {
    const headers = { "accept-encoding": "gzip, deflate, br, zstd" };
    const encodingOf = async (address: string) => (await site.visit(address, { headers })).headers.get("content-encoding");
    expect([await encodingOf("/de"), await encodingOf("/de/search?q=speicher")]).toEqual(["br", "br"]);
    const searchPage = await site.visit("/de/search?q=speicher", { headers: { ...headers, "if-none-match": "*" } });
    expect([searchPage.status, searchPage.headers.get("etag")]).toEqual([200, null]);
    expect(decoders.br!(Buffer.from(await searchPage.arrayBuffer())).toString()).toContain("<mark");
  });

  test("ignores undeclared queries and invalid values of declared ones", async () => {
    const etag = (await site.visit("/en/explore/news")).headers.get("etag");
    for (const query of ["?utm_source=x", "?page=abc", "?page=0", "?page=<script>"]) {
      expect((await site.visit(`/en/explore/news${query}`)).headers.get("etag"), query).toBe(etag);
    }
  });

  test("lists exactly the page's inline scripts in the content security policy", async () => {
    for (const path of ["/", "/cn/products", "/en/nothing-here"]) {
      const response = await site.visit(path);
      const policy = response.headers.get("content-security-policy")!;
      const html = await response.text();
      const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)];
      const hashes = scripts.map(([, text]) => `'sha256-${createHash("sha256").update(text!).digest("base64")}'`);
      expect(hashes.length).toBeGreaterThan(0);
      expect(new Set(/script-src 'self'([^;]*)/.exec(policy)![1]!.trim().split(" "))).toEqual(new Set(hashes));
      expect(policy).not.toContain("script-src 'self' 'unsafe");
    }
  });
});

describe("payloads", () => {
  test.each(["", "/de", "/cn/products", "/en/products/copia"])("contain the page's data at %s/_payload.json", async (path) => {
    const response = await site.visit(`${path}/_payload.json?abc`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("application/json");
    const data = await response.json();
    expect(data.copy).toBeTypeOf("object");
    expect(data.seo.tags).toBeInstanceOf(Array);
  });
  test("answer 404 for an unknown page", async () => {
    expect((await site.visit("/en/products/nothing/_payload.json")).status).toBe(404);
    expect((await site.visit("/nothing/_payload.json")).status).toBe(404);
  });
});

describe("error responses", () => {
  test.each([
    "/nothing-here",
    "/en/nothing/deeper",
    "/cn/PRODUCTS",
    "/de/platform/ecos",
    "/products/unknown-one",
    "/explore/news/%E4%B8%AD",
  ])("are an uncacheable 404 without indexing for %s", async (path) => {
    const response = await site.visit(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const html = await response.text();
    expect(html).toContain(`data-status-message="Page Not Found: ${decodeURI(path)}"`);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  });

  test.each<[string, Language, string]>([
    ["/nothing-here", "fr", "Page introuvable\u202f: /nothing-here"],
    ["/en/$&/$1", "en", "Page Not Found: /en/$&amp;/$1"],
    ["/cn/nothing-here", "cn", "页面不存在：/cn/nothing-here"],
    ["/au/nothing-here", "au", "Page Not Found: /au/nothing-here"],
    ["/de/nichts-h%C3%A4r", "de", "Seite nicht gefunden: /de/nichts-här"],
  ])("show for %s status, message, heading and description in %s", async (path, code, message) => {
    const html = (await (await site.visit(path)).text()).replaceAll("<!-- -->", "").replaceAll("&#38;", "&amp;");
    const literal = `Page Not Found: ${decodeURI(path).replaceAll("&", "&amp;")}`;
    expect(html).toContain(`<p data-status-message="${literal}" class="text-small wrap-anywhere">${message}</p>`);
    expect(html).toMatch(/<p[^>]*>[^<]+ 404<\/p>/);
    expect(html).toMatch(/<header[^]*<main[^]*<footer/);
    const { notFound } = copiesOf("frame")[code].errors;
    // Ignore the zero-width characters that mark line breaks in headings.
    expect(/<h1[^>]*>([^<]+)</.exec(html)![1]!.replaceAll(/[\u200b\u2060]/g, "")).toBe(notFound.heading.replaceAll(/[\u200b\u2060]/g, ""));
    expect(html).toContain(`<p class="text-lead">${notFound.description}</p>`);
  });

  test.each([
    ["/%zz", 400],
    ["/%E0%A4%A", 400],
    ["/a%00b", 400],
    ["/x?q=%zz", 404],
    ["/products/copi%61", 301],
    ["/products?utm_term=%", 200],
    ["/products?q=%FC&r=%u4e2d&s=%%URL%%", 200],
    ["/search?q=100%", 200],
    ["/products/_payload.json?a=%", 200],
    ["/feeds/en/news.xml?a=%FC", 200],
    ["/api/product/list?size=1&a=%", 200],
    ["/api/search?q=%u4e2d%", 200],
    ["/robots.txt?%", 200],
    ["/..%5c..%5cetc", 400],
    ["/api/product/%zz", 400],
    ["/%2e%2e/%2e%2e/etc/passwd", 404],
    ["/assets/../../package.json", 404],
    ["/assets/nothing.js", 404],
    [`/${"x".repeat(4000)}`, 404],
    ["/products/%3Cscript%3E", 404],
    ["/products/copia'--", 404],
  ])("for %s have the status %i", async (target, status) => {
    expect((await fetchRaw(target)).status).toBe(status);
  });

  test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("to %s of a page or file are a 405 with Allow", async (method) => {
    const response = await site.visit("/de/products", { method });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    const file = await site.visit("/robots.txt", { method });
    expect([file.status, file.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  test("show only the request id of a 500, and the log has the details", async () => {
    const brokenSite = await openTestSite();
    await brokenSite.services.context.database.execute("alter table content_entry rename to content_entry_away");
    const response = await brokenSite.visit("/en/products/copia");
    const html = await response.text();
    const messages: Record<string, string> = {
      "": "Erreur interne du serveur",
      "/en": "Internal Server Error",
      "/cn": "服务器内部错误",
      "/au": "Internal Server Error",
      "/de": "Interner Serverfehler",
    };
    for (const [prefix, message] of Object.entries(messages)) {
      const page = (await (await brokenSite.visit(`${prefix}/products/copia`)).text()).replaceAll("<!-- -->", "");
      expect(page).toMatch(
        new RegExp(`<header[^]*<main[^]* 500</p><p data-status-message="Internal Server Error">${message}</p>[^]*<footer`),
      );
    }
    await brokenSite.close();
    expect(response.status).toBe(500);
    const requestId = response.headers.get("x-request-id")!;
    expect(html).toContain(requestId);
    expect(html).not.toMatch(/content_entry|select |at .*\.js|node_modules/);
    const loggedErrors = brokenSite.log.filter((line) => line.level === "error" && line.event !== "content.stampsUnknown");
    expect(JSON.stringify(loggedErrors.map(({ error }) => String((error as Error)?.stack ?? error)))).toContain("content_entry");
    expect(brokenSite.log.some((line) => line.fields?.requestId === requestId)).toBe(true);
  });
});

test.each([
  ["an entry that does not exist", "/en/explore/blog/unknown-one", 404, { path: "/api/blog/unknown-one", status: 404 }],
  ["a visitor who is not logged in", "/en/personal-center", 303, { path: "/api/account/me", status: 401 }],
])("repeated API errors of a page are logged once: %s", async (_, address, status, loggedFields) => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => site.visit(address)));
  expect(answers.map((answer) => answer.status)).toEqual(Array(5).fill(status));
  const loggedRefusals = site.log.filter(({ fields }) => fields?.path === loggedFields.path);
  expect(loggedRefusals).toEqual([{ level: "info", event: "api.refused", fields: { ...loggedFields, requestId: expect.any(String) } }]);
});

describe("layouts", () => {
  const readParts = async (path: string) => {
    // Leave out templates, which hold parts of later pages and are not shown.
    const html = (await (await site.visit(path)).text()).replace(/<template[\s\S]*?<\/template>/g, "");
    return {
      header: /<header[^>]* class="bar/.test(html),
      footer: html.includes('class="foot-links"'),
      task: html.includes('class="task-frame"'),
      home: html.includes('href="/"'),
      languages: html.includes("switchLang=de"),
    };
  };

  test.each(["/contact-us", "/login", "/sign-up", "/retrieve-password"])(
    "show only home and language links instead of header and footer on %s",
    async (path) => {
      expect(await readParts(path)).toEqual({ header: false, footer: false, task: true, home: true, languages: true });
    },
  );
  test.each(["/about-us", "/products", "/explore/news"])("show header and footer by default on %s", async (path) => {
    expect(await readParts(path)).toMatchObject({ header: true, footer: true, task: false });
  });
  test.each(["/nothing-here", "/products/nothing", "/explore/news/nothing"])(
    "show header and footer around the error on %s",
    async (path) => {
      expect(await readParts(path)).toMatchObject({ header: true, footer: true, task: false });
      const html = await (await site.visit(path)).text();
      const main = html.slice(html.indexOf("<main"), html.indexOf("</main>")).replaceAll("<!-- -->", "");
      expect(main).toContain("404");
      expect(main).toContain(`Page Not Found: ${path}`);
      expect(main).toContain(copiesOf("frame").fr.errors.notFound.description);
    },
  );
  test("show nothing but the component gallery on /test", async () => {
    expect(await readParts("/test")).toEqual({ header: false, footer: false, task: false, home: false, languages: false });
    const html = await (await site.visit("/test")).text();
    const body = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    for (const part of ["<h1", "<button", "<input", "<select", "<table"]) expect(body).toContain(part);
  });
});

describe("well-known files and route rules", () => {
  test("provide robots.txt and security.txt", async () => {
    expect(await (await site.visit("/robots.txt")).text()).toContain("Sitemap: http://site.test/sitemap.xml");
    expect(await (await site.visit("/.well-known/security.txt")).text()).toMatch(/Contact: mailto:.+\nExpires: \d{4}-/);
  });
  test("redirect a moved page in its language", async () => {
    const response = await site.visit("/de/news");
    expect([response.status, response.headers.get("location")]).toEqual([301, "/de/explore/news"]);
  });
  test("keep the component gallery out of search engines", async () => {
    expect((await site.visit("/test")).headers.get("x-robots-tag")).toContain("noindex");
  });
});

/** Requests a target over a socket, because `fetch` would normalize it. */
async function fetchRaw(target: string): Promise<{ status: number }> {
  const { request } = await import("node:http");
  const { hostname, port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path: target }, (response) => {
      response.resume();
      resolve({ status: response.statusCode! });
    })
      .on("error", reject)
      .end();
  });
}
