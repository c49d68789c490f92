import { desc } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactAttachment, contactAttachmentPart, contactMessage, contactQuestion } from "#db/contact.ts";
import { submitQuestion, threadPath } from "#domain/contact";
import { formatBytes } from "#i18n/format.ts";
import { type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const question = { name: "Zoë", email: "zoe@example.com", telephone: "0612345678", company: "Soleil", country: undefined };

const longAgo = new Date(Date.now() - 91 * 86_400_000);

async function addAnsweredQuestion(language: Language, text = "Because <b>it</b> is.", now = new Date()): Promise<string> {
  const context = { ...site.services.context, clock: { now: () => now } };
  const answeredQuestion = {
    ...question,
    email: `zoe.${language}@example.com`,
    message: `Why in ${language}, ${text}?`,
    problemType: "fault",
  } as const;
  const { id } = await submitQuestion(context, { question: answeredQuestion, language });
  await context.database.insert(contactMessage).values({ questionId: id, from: "company", text, createdAt: context.clock.now() });
  await context.database.update(contactQuestion).set({ state: "answered" });
  return threadPath(context, { id, language });
}

async function addFile(name: string): Promise<void> {
  const { database } = site.services.context;
  const [message] = await database.select().from(contactMessage).orderBy(desc(contactMessage.id)).limit(1);
  const { questionId, id: messageId, createdAt } = message!;
  const file = { questionId, messageId, name, type: "application/pdf", bytes: 2, createdAt };
  const [attachment] = await database.insert(contactAttachment).values(file).returning();
  await database.insert(contactAttachmentPart).values({ attachmentId: attachment!.id, place: 0, bytes: Buffer.from("%P") });
}

const visit = (path: string, language: Language, init: RequestInit = {}) =>
  site.visit(path, { ...init, headers: { "sec-fetch-site": "same-origin", cookie: `official_lang_cache@v1=${language}` } });
const mainOf = async (response: Response) => /<main[\s\S]*<\/main>/.exec(await response.text())![0];

type Words = Record<"company" | "answered" | "required" | "sent" | "over" | "lapsed" | "newLink" | "mailed", string>;
const english: Words = {
  company: "Our team",
  answered: "Answered",
  required: "Message required",
  sent: "Your message has been sent.",
  over: "This link is no longer valid.",
  lapsed: "This link has expired after 90 days without a message.",
  newLink: "Send me a new link",
  mailed: "We have sent a new link to the address of the question.",
};
const words: Record<Language, Words> = {
  fr: {
    company: "Notre équipe",
    answered: "Réponse envoyée",
    required: "Message requis",
    sent: "Votre message est envoyé.",
    over: "Ce lien n’est plus valable.",
    lapsed: "Ce lien a expiré\u202f: rien n’a été écrit ici depuis 90 jours.",
    newLink: "M’envoyer un nouveau lien",
    mailed: "Un nouveau lien a été envoyé à l’adresse de la question.",
  },
  en: english,
  cn: {
    company: "我们的团队",
    answered: "已回复",
    required: "请填写留言",
    sent: "您的消息已发送。",
    over: "此链接已失效。",
    lapsed: "此链接已到期，因为这里 90 天内没有新消息。",
    newLink: "发送新链接",
    mailed: "新链接正在发送到提问时使用的邮箱。",
  },
  au: english,
  de: {
    company: "Unser Team",
    answered: "Beantwortet",
    required: "Nachricht erforderlich",
    sent: "Ihre Nachricht ist gesendet.",
    over: "Dieser Link ist nicht mehr gültig.",
    lapsed: "Dieser Link ist abgelaufen, denn hier wurde 90 Tage lang nichts geschrieben.",
    newLink: "Neuen Link per E-Mail senden",
    mailed: "Ein neuer Link ist unterwegs an die Adresse der Frage.",
  },
};

describe.each(testedLanguages)("question thread in %s without JavaScript", (language) => {
  test("shows the answer, accepts a reply and reopens the question", async () => {
    const path = await addAnsweredQuestion(language);
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
    const mainHtml = await mainOf(empty);
    expect(mainHtml).toContain(words[language].required);
    expect(mainHtml).toContain("Because");

    const replyResponse = await visit(path, language, { method: "POST", body: new URLSearchParams({ token, message: "Thank you." }) });
    expect([replyResponse.status, replyResponse.headers.get("location")]).toEqual([303, `${path}&result=sent`]);
    const after = await mainOf(await visit(`${path}&result=sent`, language));
    for (const text of [words[language].sent, "Thank you."]) expect(after).toContain(text);
    expect(after).not.toContain(words[language].answered);
  });

  test("lists attachments of an answer with their size and a download link", async () => {
    const path = await addAnsweredQuestion(language, "With a plan.");
    await addFile("plan.pdf");
    const main = await mainOf(await visit(path, language));
    const [, href = ""] = /<a href="([^"]*)" download[^>]*>plan\.pdf<\/a>/.exec(main) ?? [];
    expect(main).toContain(`>${formatBytes(language, 2)}<`);
    const { headers, status } = await visit(href.replaceAll("&amp;", "&"), language);
    expect([status, headers.get("content-disposition")]).toEqual([200, "attachment; filename=\"plan.pdf\"; filename*=UTF-8''plan.pdf"]);
  });

  test("reports an expired link and offers a new one by mail", async () => {
    const path = await addAnsweredQuestion(language, "Long ago.", longAgo);
    const main = await mainOf(await visit(path, language));
    for (const text of [words[language].lapsed, words[language].newLink]) expect(main).toContain(text);
    expect(main).not.toContain("Long ago.");
    const token = new URL(path, "http://site.test").searchParams.get("token")!;
    const newLinkResponse = await visit(path, language, { method: "POST", body: new URLSearchParams({ token, form: "newLink" }) });
    expect([newLinkResponse.status, newLinkResponse.headers.get("location")]).toEqual([303, `${path}&result=mailed`]);
    expect(await mainOf(await visit(`${path}&result=mailed`, language))).toContain(words[language].mailed);
  });

  test("leads from an invalid link to the contact form", async () => {
    const response = await visit(localPath(language, "/contact/thread?token=abc"), language);
    expect(response.status).toBe(200);
    const main = await mainOf(response);
    expect(main).toContain(words[language].over);
    expect(main).toContain(`href="${localPath(language, "/contact-us")}"`);
  });
});

test("the payload of a question thread is uncacheable", async () => {
  const path = await addAnsweredQuestion("fr", "For programs.");
  const [pathname, query] = path.split("?");
  const payload = await visit(`${pathname}/_payload.json?${query}`, "fr");
  expect([payload.status, payload.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await payload.text()).toContain("For programs.");
});
