import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  // Every form first counts its request in this table, so all forms fail without it.
  await site.services.context.database.execute(sql`alter table rate_limit rename to rate_limit_away`);
});
afterAll(() => site.close());

const formErrors: Record<Language, string> = {
  fr: "L’envoi a échoué à cause d’une erreur de notre site. Réessayez dans un instant.",
  en: "The form could not be sent because of an error on our side. Please try again in a moment.",
  cn: "操作未成功，问题出在我们这边，请稍后再试。",
  au: "The form could not be sent because of an error on our side. Please try again in a moment.",
  de: "Das hat nicht geklappt, der Fehler liegt bei uns. Bitte versuchen Sie es gleich noch einmal.",
};
/** Messages of the specification for a failed question and a failed subscription, with translations. */
const headings: Record<string, Record<Language, string>> = {
  "/contact-us": {
    fr: "L’envoi de votre question a échoué\u202f!",
    en: "Your question has been submitted failed!",
    cn: "您的问题提交失败！",
    au: "Your question has been submitted failed!",
    de: "Ihre Frage konnte nicht gesendet werden!",
  },
  "/newsletter": { fr: "erreur", en: "error", cn: "错误", au: "error", de: "Fehler" },
};
const forms: [path: string, fields: Record<string, string>][] = [
  ["/contact-us", { name: "Zoë", email: "zoe@example.com", message: "Why?" }],
  ["/how-to-buy", { name: "Zoë", email: "zoe@example.com", place: "Trifouilly", message: "Why?" }],
  ["/partners", { company: "Cactus & Co", roles: "installer", lines: "utility", consent: "true" }],
  ["/project-request", { power: "500 kW", company: "Cactus & Co", services: "supply", message: "Why?" }],
  ["/join-us/service-technician", { name: "Zoë", email: "zoe@example.com", message: "Why?" }],
  ["/newsletter", { email: "zoe@example.com", company: "Cactus & Co" }],
  ["/sign-up", { email: "zoe@example.com", nickname: "Zoë" }],
  ["/sign-up", { email: "zoe@example.com", nickname: "Zoë", step: "code" }],
  ["/login", { login: "zoe.cactus" }],
  ["/retrieve-password", { email: "zoe@example.com", code: "123456" }],
  ["/newsletter/confirm", { token: "A".repeat(43) }],
];

// Include German always, because the specification requires a German equivalent of each message.
describe.each([...new Set<Language>([...testedLanguages, "de"])])("forms in %s after a database error", (code) => {
  test.each(forms)("show a form error in that language and keep typed values: %s %j", async (path, fields) => {
    const headers = { "sec-fetch-site": "same-origin", cookie: `official_lang_cache@v1=${code}; locale=${languages[code].tag}` };
    const response = await site.visit(localPath(code, path), { method: "POST", headers, body: new URLSearchParams(fields) });
    expect(response.status).toBe(500);
    const html = await response.text();
    const main = /<main[\s\S]*<\/main>/.exec(html)![0].replaceAll("&amp;", "&");
    const [alert] = /role="alert"[\s\S]*/.exec(main)!;
    expect(alert).toContain(formErrors[code]);
    const heading = headings[path]?.[code];
    if (heading) expect(/<p[^>]*>([^<]*)</.exec(alert)![1]).toBe(heading);
    expect(main).not.toContain("Internal Server Error");
    expect(main).not.toContain("aria-invalid");
    const { step: _, ...typedFields } = fields;
    for (const value of Object.values(typedFields)) expect(main).toContain(value);
  });
});
