import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Language } from "#i18n/languages.ts";
import { guideCopies } from "#domain/guides/schema";
import { localPath } from "#i18n/paths.ts";
import { mainOf } from "../../support/main-of.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const answerTo = async (language: Language, query: string) =>
  mainOf(await (await site.visit(`${localPath(language, "/for/epc")}${query}`)).text());

describe("page for EPC contractors", () => {
  test("carries power and duration to the project request, which fills in power and energy", async () => {
    const { links, text } = await answerTo("en", "?power=2.5&hours=2");
    expect(text).toMatch(/\b40 TIANYUAN 60k/);
    const request = links.find((link) => link.startsWith("/en/project-request?calculation="))!;
    const form = mainOf(await (await site.visit(request)).text()).html.replace(/\u00a0/g, " ");
    expect(form).toContain('value="2,500"');
    expect(form).toContain('value="5,600"');
  });

  test.each<[Language, string, string]>([
    ["en", "?power=lots", "Enter a number, such as 5."],
    ["de", "?power=2&hours=99", "Geben Sie höchstens 12 h ein."],
    ["fr", "?power=900", "Entrez 500 MW au plus."],
  ])("shows in %s for %j the message %j at its field, and no request", async (language, query, message) => {
    const { html, text, links } = await answerTo(language, query);
    expect(text.replace(/[\u00a0\u202f]/g, " ")).toContain(message);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
    expect(links.some((link) => link.includes("/project-request?calculation="))).toBe(false);
  });

  test.each(testedLanguages)("shows eight stations in %s, with documents that exist and the checks of the quick guide", async (code) => {
    const { html, text, links } = await answerTo(code, "");
    const { steps, checks } = guideCopies.copies[code].kinds["power-conversion"];
    expect(html.match(/<h2/g)).toHaveLength(9);
    for (const item of [...steps, ...checks]) expect(text).toContain(item);
    expect(links).toContain(`/documents/tianyuan-60k-data-sheet-${code}.pdf`);
    expect(links).toContain(`/documents/tianyuan-200k-quick-guide-${code}.pdf`);
    expect(links).not.toContain(`/documents/tianyuan-200k-data-sheet-${code}.pdf`);
    expect(text).not.toMatch(/[{}]|undefined|NaN/);
  });

  test("says that no certificate is published as long as there is none", async () => {
    expect((await answerTo("en", "")).text).toContain("No certificate of these products is published here.");
  });
});
