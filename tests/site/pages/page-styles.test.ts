import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditedPaths } from "../../../scripts/running-site/audited-paths.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

let site: TestSite;
let whole: string;
beforeAll(async () => {
  site = await openTestSite();
  const file = /\/assets\/app-[\w-]+\.css/.exec(await textOf("/en"))?.[0] ?? "";
  whole = await textOf(file);
});
afterAll(() => site.close());

const textOf = async (address: string) => (await site.visit(address)).text();
const stylesIn = (html: string) => /<style data-precedence="app" data-href="app">([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
const layersOf = (styles: string) => [...new Set(Array.from(styles.matchAll(/@layer ([a-z]+)/g), ([, name]) => name))];
const entities: Record<string, string> = { "&amp;": "&", "&gt;": ">", "&lt;": "<", "&quot;": '"', "&#x27;": "'" };

/** Classes of a page, escaped as in a selector. */
function classesIn(html: string): string[] {
  const lists = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = ""]) => list);
  const names = new Set(lists.flatMap((list) => list.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity).split(" ")));
  return [...names].map((name) => `.${name.replace(/[^\w-]/g, "\\$&")}`);
}

/** Whether a rule matches the class itself, not only a longer class name with the same beginning. */
const isStyled = (styles: string, selector: string) => new RegExp(`${selector.replace(/\W/g, "\\$&")}(?![\\w\\\\-])`).test(styles);

describe.each(auditedPaths)("inline styles of %s", (path) => {
  test("contain the rules of the classes on the page and no others", async () => {
    const html = await textOf(path);
    const styles = stylesIn(html);
    const own = classesIn(html);
    expect(own.filter((selector) => isStyled(whole, selector) && !isStyled(styles, selector))).toEqual([]);
    expect(styles.length).toBeLessThan(0.75 * whole.length);
    for (const selector of [".toast-time", ".prose", ".map-land"])
      if (!own.includes(selector)) expect(isStyled(styles, selector), selector).toBe(false);
  });
});

test("inline styles have the layer order of the full style sheet", async () => {
  expect(layersOf(stylesIn(await textOf("/en/login")))).toEqual(layersOf(whole));
});

test("fonts are declared in the inline styles only", async () => {
  expect(stylesIn(await textOf("/cn"))).toContain("@font-face{");
  expect(whole).not.toContain("@font-face");
});

test("the content security policy lists the hash of the inline styles", async () => {
  const answer = await site.visit("/en/about-us");
  const hash = createHash("sha256")
    .update(stylesIn(await answer.text()), "utf8")
    .digest("base64");
  expect(answer.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
});

test("scripts wait for the full style sheet, which is immutable", async () => {
  const start = Array.from((await textOf("/en/about-us")).matchAll(/<script>([^<]*)<\/script>/g), ([, text = ""]) => text).at(-1);
  expect(start).toMatch(/link\("stylesheet", "\/assets\/app-[\w-]+\.css"\)[\s\S]*\.onload = /);
  const [file = ""] = /\/assets\/app-[\w-]+\.css/.exec(start ?? "") ?? [];
  expect((await site.visit(file)).headers.get("cache-control")).toContain("immutable");
});
