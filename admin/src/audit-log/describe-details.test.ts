import { describe, expect, test } from "vitest";
import { auditActions } from "../../../domain/audit/schema.ts";
import { staffLanguages } from "../texts/staff-language.ts";
import type { DescribedType } from "../content/use-content-types.ts";
import { describeDetails, type Words } from "./describe-details.ts";
import { findSubject } from "./find-subject.ts";
import { nameAction } from "./name-action.ts";
import { auditLogTexts } from "./texts.ts";

const label = { en: "Weight", fr: "Poids", de: "Gewicht", cn: "重量" };
const product = { type: "product", fields: [{ name: "weight", label }] } as unknown as DescribedType;
const words: Words = { language: "en", types: [product], formatTime: (moment) => moment.slice(0, 10) };
const details = (action: string, subject: string, after: unknown, before: unknown = null) =>
  describeDetails({ id: 1, at: "", who: "", title: "", action, subject, before, after }, words).map(
    ({ name, value }) => `${auditLogTexts.en.details[name]}: ${value}`,
  );

describe("audit log details", () => {
  test.each([
    ["content.sharedSaved", "product/copia", { weight: 5 }, null, ["Fields: Weight"]],
    ["content.followed", "product/copia/de", { fields: ["weight"] }, null, ["Fields: Weight"]],
    ["content.published", "product/copia/de", { publishedAt: "2026-05-01T00:00:00Z", until: null, revision: 5 }, { state: "draft" }, []],
    ["content.withdrawn", "product/copia/de", null, { state: "published", revision: 5 }, []],
    [
      "content.scheduled",
      "product/copia/de",
      { publishedAt: "2026-05-01T00:00:00Z", until: "2026-06-01T00:00:00Z" },
      null,
      ["From: 2026-05-01", "Until: 2026-06-01"],
    ],
    ["content.saved", "product/copia/de", { revision: 2, copied: "fr" }, null, ["Copied from: Français"]],
    [
      "siteConfig.saved",
      "site-config/de-DE",
      { brand: "A", phone: "2", sample: false },
      { brand: "A", phone: "1" },
      ["Fields: Phone, Marked as example"],
    ],
    [
      "maintenance.saved",
      "maintenance",
      [{ path: "/products", languages: ["de"], messages: {} }],
      [],
      ["Closed pages: /products (Deutsch)"],
    ],
    [
      "staff.invited",
      "a@b.test",
      { role: "productManager", languages: ["de", "fr"] },
      null,
      ["Role: Product manager", "Languages: Deutsch, Français"],
    ],
    ["question.state", "question/1", { state: "closed" }, { state: "open" }, ["State: Closed"]],
    ["question.spam", "question/1", { isSpam: true }, { isSpam: false }, ["Spam: yes"]],
    ["application.state", "question/1", { status: "accepted" }, null, ["State: Accepted"]],
    ["inbox.exported", "inbox", { questions: 5 }, null, ["Number: 5"]],
    ["synonyms.saved", "synonyms/de/products", ["Akku", "Batterie"], null, ["Text: Akku, Batterie"]],
    ["text.replaced", "text/home.heading/fr", "À voir", null, ["Text: À voir"]],
    ["media.added", "media/photo", { hash: "abc", type: "image/png", bytes: 5 }, null, []],
    ["later.action", "thing/1", { nested: { deep: [1] } }, null, []],
  ])("of %s on %s are named", (action, subject, after, before, expected) => {
    expect(details(action, subject, after, before)).toEqual(expected);
  });
});

test.each(staffLanguages)("the audit log has words for every action in %s, and shows the name of an unknown one", (language) => {
  const { actions } = auditLogTexts[language];
  for (const action of auditActions) expect(nameAction(actions, action)).not.toMatch(/^\w+\.\w+$/);
  expect(nameAction(actions, "later.action")).toBe("later.action");
  expect(nameAction(actions, "constructor")).toBe("constructor");
});

test.each([
  ["news/opening/de", "Eröffnung", { name: "Eröffnung (DE)", to: "/content/news/opening" }],
  ["news/opening", "", { name: "opening", to: "/content/news/opening" }],
  ["question/1f", "", { key: "question", to: "/inbox/1f" }],
  ["staff/1f", "Ana", { name: "Ana", to: "/people" }],
  ["site-config/de-DE", "", { key: "site", name: "Deutsch", to: "/site?language=de" }],
  ["synonyms/de/explore/news", "", { name: "explore/news", to: "/synonyms?language=de" }],
  ["/old/page", "", { name: "/old/page", to: "/redirects" }],
  ["ana@company.test", "", { name: "ana@company.test" }],
])("the audit log links %s", (subject, title, expected) => {
  expect(findSubject({ subject, title, action: "any" })).toEqual(expected);
});
