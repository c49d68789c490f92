import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { removeStored } from "../layout/storage.ts";
import { chooseLanguage, currentLocale, startStaffLanguage } from "./staff-language.ts";

const key = "ecactus.admin.language";
const stored = new Map<string, string>();
const html = { lang: "" };
const otherTabs = new EventTarget();

beforeEach(() => {
  stored.clear();
  // Other tests of the same worker may have stored a language without localStorage.
  removeStored(key);
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
  vi.stubGlobal("navigator", { languages: ["de-AT", "en"] });
  vi.stubGlobal("document", { documentElement: html });
  vi.stubGlobal("window", otherTabs);
});
afterEach(() => vi.unstubAllGlobals());

describe("language of the back office", () => {
  test("starts with the browser's language", () => {
    startStaffLanguage();
    expect([currentLocale(), html.lang]).toEqual(["de", "de"]);
  });

  test("starts with the last choice", () => {
    chooseLanguage("fr");
    startStaffLanguage();
    expect([currentLocale(), html.lang, stored.get(key)]).toEqual(["fr", "fr", "fr"]);
  });

  test("follows a choice in another tab", () => {
    startStaffLanguage();
    otherTabs.dispatchEvent(Object.assign(new Event("storage"), { key, newValue: "cn" }));
    expect(currentLocale()).toMatch(/^zh/);
  });
});
