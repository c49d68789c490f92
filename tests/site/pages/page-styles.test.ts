import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditedPaths } from "../../../scripts/measure/audited-paths.ts";
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

/** As a selector writes them. */
function classesIn(html: string): string[] {
  const lists = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = ""]) => list);
  const names = new Set(lists.flatMap((list) => list.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity).split(" ")));
  return [...names].map((name) => `.${name.replace(/[^\w-]/g, "\\$&")}`);
}

/** Whether a rule is about the class, and not only about one whose name begins so. */
const isStyled = (styles: string, selector: string) => new RegExp(`${selector.replace(/\W/g, "\\$&")}(?![\\w\\\\-])`).test(styles);

describe.each(auditedPaths)("%s", (path) => {
  test("has a rule for each class in it that the whole sheet knows, and none for the others", async () => {
    const html = await textOf(path);
    const styles = stylesIn(html);
    const own = classesIn(html);
    expect(own.filter((selector) => isStyled(whole, selector) && !isStyled(styles, selector))).toEqual([]);
    expect(styles.length).toBeLessThan(0.75 * whole.length);
    for (const selector of [".toast-time", ".prose", ".map-land"])
      if (!own.includes(selector)) expect(isStyled(styles, selector), selector).toBe(false);
  });
});

test("the layers have the order of the whole sheet, also where one of them is empty", async () => {
  expect(layersOf(stylesIn(await textOf("/en/login")))).toEqual(layersOf(whole));
});

test("fonts are declared in the page, and not once more in the whole sheet", async () => {
  expect(stylesIn(await textOf("/cn"))).toContain("@font-face{");
  expect(whole).not.toContain("@font-face");
});

test("the policy names the styles of this page", async () => {
  const answer = await site.visit("/en/about-us");
  const hash = createHash("sha256")
    .update(stylesIn(await answer.text()), "utf8")
    .digest("base64");
  expect(answer.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
});

test("code waits for the whole sheet, which a browser may keep", async () => {
  const start = Array.from((await textOf("/en/about-us")).matchAll(/<script>([^<]*)<\/script>/g), ([, text = ""]) => text).at(-1);
  expect(start).toMatch(/link\("stylesheet", "\/assets\/app-[\w-]+\.css"\)[\s\S]*\.onload = /);
  const [file = ""] = /\/assets\/app-[\w-]+\.css/.exec(start ?? "") ?? [];
  expect((await site.visit(file)).headers.get("cache-control")).toContain("immutable");
});
