import { afterAll, beforeAll, expect, test } from "vitest";
import { createInspectorToken } from "#domain/editing";
import { previewParameter } from "#domain/editing/schema";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const picking = (path: string) => site.visit(`${path}?${previewParameter}=${createInspectorToken(site.services.context)}`);
const script = /<script>\(function reportClickedTexts\(\)[^]*?<\/script>/;
test.each(["/", "/en/products", "/cn/explore/news", "/de/contact-us", "/au/products/copia"])(
  "inspect mode of %s adds only a script to the page",
  async (path) => {
    const [before, inspected] = [await (await site.visit(path)).text(), await (await picking(path)).text()];
    expect(inspected).toMatch(script);
    expect(inspected.replace(script, "")).toBe(before);
    expect(await (await site.visit(path)).text()).toBe(before);
    expect(before).not.toMatch(/reportClickedTexts|postMessage/);
  },
);

test("inspect mode is uncacheable, not indexed and can be framed by the site only", async () => {
  const [{ headers: plainHeaders }, { headers }] = [await site.visit("/de/products"), await picking("/de/products")];
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(headers.get("etag")).toBeNull();
  expect(headers.getSetCookie()).toEqual([]);
  const policy = (from: Headers) => from.get("content-security-policy")!.split("; ");
  const scripts = (from: Headers) =>
    policy(from)
      .find((line) => line.startsWith("script-src"))!
      .split(" ");
  expect(policy(headers)).toContain("frame-ancestors 'self'");
  expect(policy(plainHeaders)).toContain("frame-ancestors 'none'");
  const addedSources = scripts(headers).filter((source) => !scripts(plainHeaders).includes(source));
  expect(addedSources).toEqual([expect.stringMatching(/^'sha256-/)]);
});

test.each(["nothing", ""])("inspect mode answers 404 without a valid token: %j", async (token) => {
  expect((await site.visit(`/de/products?${previewParameter}=${token}`)).status).toBe(404);
});
