import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { guideCopies } from "#domain/guides/schema";
import { localPath } from "#i18n/paths.ts";
import { mainOf } from "../../support/main-of.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const agave = "agave-th-three-phase-home-battery-energy-storage-system";

describe.each(testedLanguages)("page for installers in %s", (code) => {
  const readMain = async () => mainOf(await (await site.visit(localPath(code, "/for/installers"))).text());

  test("begins with the search for error codes, which works without JavaScript", async () => {
    const { html } = await readMain();
    const [form] = /<form[\s\S]*?<\/form>/.exec(html)!;
    expect(form).toContain(`action="${localPath(code, "/support-center/error-codes")}"`);
    expect(form).toContain('name="code"');
    expect(html.indexOf("<form")).toBeLessThan(html.indexOf("<h2"));
  });

  test("names for each device that installers connect its tools and its documents", async () => {
    const { text, links } = await readMain();
    const { kinds } = guideCopies.copies[code];
    const tools = [kinds["all-in-one"], kinds.inverter, kinds["power-conversion"]].flatMap((kind) => kind.tools);
    for (const tool of tools) expect(text).toContain(tool);
    expect(links).toContain(`/documents/${agave}-quick-guide-${code}.pdf`);
    expect(links).toContain(`/documents/${agave}-data-sheet-${code}.pdf`);
    // No figures are published for COPIA, so it has no data sheet.
    expect(links).toContain(`/documents/copia-quick-guide-${code}.pdf`);
    expect(links).not.toContain(`/documents/copia-data-sheet-${code}.pdf`);
    expect(text).not.toMatch(/[{}]|undefined|NaN/);
  });

  test("opens on phones the first device and the first of the lists after the steps", async () => {
    const { html } = await readMain();
    const groups = [...html.matchAll(/<details[^>]*class="fold"[^>]*>/g)].map(([tag]) => / open(=|>)/.test(tag));
    expect(groups.filter(Boolean)).toHaveLength(2);
    expect([groups.at(0), groups.at(1), groups.at(-2), groups.at(-1)]).toEqual([true, false, true, false]);
  });

  test("draws the steps of the quick guide", async () => {
    const { html, text } = await readMain();
    const { steps } = guideCopies.copies[code].kinds["all-in-one"];
    for (const step of steps) expect(text).toContain(step);
    expect(html.match(/<svg[^>]*viewBox="0 0 124 156"/g)).toHaveLength(steps.length);
  });
});

test("page for installers › claims no manual where none is published, and asks instead", async () => {
  const { text, links } = mainOf(await (await site.visit("/en/for/installers")).text());
  expect(text).not.toContain("Published: see the file");
  expect(text).toContain("Ask for them before you start");
  expect(links).toContain("/en/contact-us?problemType=commissioning#ask");
});
