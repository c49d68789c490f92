import { JSDOM } from "jsdom";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

async function submit(language: Language, path: string, fields: Record<string, string>) {
  const headers = { "sec-fetch-site": "same-origin", cookie: `official_lang_cache@v1=${language}` };
  const response = await site.visit(localPath(language, path), { method: "POST", headers, body: new URLSearchParams(fields) });
  expect(response.status).toBe(422);
  const { document } = new JSDOM(await response.text()).window;
  const summary = document.querySelector("main form [role=alert]");
  return {
    document,
    heading: summary?.querySelector("p")?.textContent,
    links: [...(summary?.querySelectorAll("a") ?? [])],
    focused: document.querySelector("main [autofocus]"),
  };
}

const forms: [path: string, fields: Record<string, string>][] = [
  ["/contact-us", { writer: "company" }],
  ["/how-to-buy", {}],
  ["/partners", {}],
  ["/project-request", {}],
  ["/join-us/service-technician", {}],
  ["/newsletter", {}],
  ["/sign-up", {}],
  ["/login", {}],
  ["/login?by=phone", {}],
];

test.each(forms)("the empty form at %s lists every wrong field at its head and focuses the list", async (path, fields) => {
  const { document, links, focused } = await submit("en", path, fields);
  // Radio buttons have the mark at their group, which has no name.
  const nameOf = (field: Element) => field.getAttribute("name") ?? field.querySelector("input")?.name;
  const wrong = new Set([...document.querySelectorAll("main form [aria-invalid=true]")].map(nameOf));
  const targets = links.map((link) => document.querySelector(`[id="${link.hash.slice(1)}"]`)?.getAttribute("name"));
  expect(targets.toSorted()).toEqual([...wrong].toSorted());
  expect(links.length).toBeGreaterThan(1);
  expect(focused?.getAttribute("role")).toBe("alert");
});

test("a form with one error has no list and focuses the field", async () => {
  const { links, focused } = await submit("en", "/newsletter", { email: "zoe@example.com" });
  expect(links).toEqual([]);
  expect(focused?.getAttribute("name")).toBe("consent");
});

describe("required fields", () => {
  test.each<[Language, string, string[]]>([
    ["fr", "Corrigez 3 champs", ["E-mail ou nom d’utilisateur · Champ requis", "Mot de passe · Champ requis"]],
    ["en", "Please correct 3 fields", ["Email or username · Field required", "Password · Field required"]],
    ["cn", "请更正 3 项内容", ["邮箱或用户名 · 请填写此项", "密码 · 请填写此项"]],
    ["au", "Please correct 3 fields", ["Email or username · Field required", "Password · Field required"]],
    ["de", "Bitte korrigieren Sie 3 Angaben", ["E-Mail-Adresse oder Benutzername · Angabe erforderlich", "Passwort · Angabe erforderlich"]],
  ])("of the login have one wording in %s, after the label of the field", async (language, heading, texts) => {
    const summary = await submit(language, "/login", {});
    expect(summary.heading).toBe(heading);
    expect(summary.links.slice(0, 2).map(({ textContent }) => textContent)).toEqual(texts);
  });

  test.each<[Language, string, RegExp, string]>([
    ["de", "/partners", /^\S+ erforderlich$/, "Firma · Angabe erforderlich"],
    ["en", "/contact-us", /^\w+ required$/, "Name · Field required"],
  ])("have one wording in the list of %s%s", async (language, path, otherWording, expected) => {
    const texts = (await submit(language, path, { writer: "company" })).links.map(({ textContent }) => textContent);
    expect(texts).toContain(expected);
    expect(texts.filter((text) => otherWording.test(text))).toEqual([]);
  });
});
