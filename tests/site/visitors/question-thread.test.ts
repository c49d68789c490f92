import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactMessage, contactQuestion } from "#db/contact.ts";
import { submitQuestion, threadPath } from "#domain/contact";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const question = { name: "Zoë", email: "zoe@example.com", telephone: "0612345678", company: "Soleil", country: undefined };

/** A question with its answer, and where its sender reads both. */
async function answered(language: Language, text = "Because <b>it</b> is."): Promise<string> {
  const { context } = site.services;
  const asked = { ...question, message: `Why in ${language}, ${text}?`, problemType: "fault" } as const;
  const { id } = await submitQuestion(context, { question: asked, language });
  await context.database.insert(contactMessage).values({ questionId: id, from: "company", text, createdAt: context.clock.now() });
  await context.database.update(contactQuestion).set({ state: "answered" });
  return threadPath(context.secrets, { id, language });
}

const visit = (path: string, language: Language, init: RequestInit = {}) =>
  site.visit(path, { ...init, headers: { "sec-fetch-site": "same-origin", cookie: `official_lang_cache@v1=${language}` } });
const mainOf = async (response: Response) => /<main[\s\S]*<\/main>/.exec(await response.text())![0];

const words: Record<Language, { company: string; answered: string; required: string; sent: string; over: string }> = {
  fr: {
    company: "Notre équipe",
    answered: "Répondue",
    required: "Message requis",
    sent: "Votre message est envoyé.",
    over: "Ce lien n’est plus valable.",
  },
  en: {
    company: "Our team",
    answered: "Answered",
    required: "Message required",
    sent: "Your message has been sent.",
    over: "This link is no longer valid.",
  },
  cn: { company: "我们的团队", answered: "已回复", required: "请填写留言", sent: "您的消息已发送。", over: "此链接已失效。" },
  au: {
    company: "Our team",
    answered: "Answered",
    required: "Message required",
    sent: "Your message has been sent.",
    over: "This link is no longer valid.",
  },
  de: {
    company: "Unser Team",
    answered: "Beantwortet",
    required: "Nachricht erforderlich",
    sent: "Ihre Nachricht ist gesendet.",
    over: "Dieser Link ist nicht mehr gültig.",
  },
};

describe.each(languageCodes)("in %s, without JavaScript", (language) => {
  test("the sender reads the answer and answers, and the question is open again", async () => {
    const path = await answered(language);
    const response = await visit(path, language);
    expect([response.status, response.headers.get("cache-control"), response.headers.get("x-robots-tag")]).toEqual([
      200,
      "no-store",
      "noindex, nofollow",
    ]);
    const main = await mainOf(response);
    for (const text of [words[language].company, words[language].answered, "Because &lt;b&gt;it&lt;/b&gt; is.", `Why in ${language}`])
      expect(main).toContain(text);

    const token = new URL(path, "http://site.test").searchParams.get("token")!;
    const empty = await visit(path, language, { method: "POST", body: new URLSearchParams({ token, message: " " }) });
    expect(empty.status).toBe(422);
    const refused = await mainOf(empty);
    expect(refused).toContain(words[language].required);
    expect(refused).toContain("Because");

    const sent = await visit(path, language, { method: "POST", body: new URLSearchParams({ token, message: "Thank you." }) });
    expect([sent.status, sent.headers.get("location")]).toEqual([303, `${path}&result=sent`]);
    const after = await mainOf(await visit(`${path}&result=sent`, language));
    for (const text of [words[language].sent, "Thank you."]) expect(after).toContain(text);
    expect(after).not.toContain(words[language].answered);
  });

  test("a link that is none leads to the contact form", async () => {
    const response = await visit(localPath(language, "/contact/thread?token=abc"), language);
    expect(response.status).toBe(200);
    const main = await mainOf(response);
    expect(main).toContain(words[language].over);
    expect(main).toContain(`href="${localPath(language, "/contact-us")}"`);
  });
});

test("its data for programs is kept nowhere either", async () => {
  const path = await answered("fr", "For programs.");
  const [pathname, query] = path.split("?");
  const payload = await visit(`${pathname}/_payload.json?${query}`, "fr");
  expect([payload.status, payload.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await payload.text()).toContain("For programs.");
});
