import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { canBeClosed } from "#app/routing/maintenance.ts";
import { subjectNames } from "#domain/contact/schema";
import { readSiteConfig, saveSiteConfig } from "#domain/site-config";
import { languageCodes, languages } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { countMailJobs } from "#scripts/running-site/count-mail-jobs.ts";
import { readMailsTo, startMailServer, type MailServer } from "../../support/mail-server.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

const company = "contact@ecactus.example";
const day = 86_400_000;

let folder: string;
let server: MailServer;
let site: TestSite;
let now = new Date();
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-question-mail-"));
  server = await startMailServer(folder);
  site = await openTestSite({ environment: { smtpUrl: new URL(server.url) }, clock: { now: () => now } });
});
afterAll(async () => {
  await site.close();
  await server.close();
  await rm(folder, { recursive: true });
});

let senders = 0;
async function ask(question: Record<string, string>, language = "en-US"): Promise<void> {
  const body = JSON.stringify({ name: "Zoë", telephone: "0612345678", company: "private", message: "Why?", ...question });
  senders += 1;
  const response = await site.visit(
    "/api/contact/question",
    { method: "POST", body, headers: { "content-type": "application/json", "accept-language": language } },
    `198.51.100.${senders}`,
  );
  expect(await response.json()).toMatchObject({ code: 200 });
}

const received = async (address: string, count: number) =>
  (
    await poll(
      () => readMailsTo(folder, address),
      (mails) => mails.length >= count,
    )
  ).answer;
const countWaitingMails = () => countMailJobs(site.services.context.database);

const readCompanyMail = async (text: string) =>
  (
    await poll(
      async () => (await readMailsTo(folder, company)).find((mail) => mail.text!.includes(text)),
      (mail) => mail !== undefined,
    )
  ).answer!;

test.each(testedLanguages)("the confirmation mail in %s repeats only the subject of the question", async (language) => {
  const email = `victim.${language}@example.com`;
  const mailTexts = {
    name: "You have won",
    company: "Win Ltd",
    telephone: "+33 6 99 99 99 99",
    message: "Collect it at https://evil.example/now",
  };
  await ask({ ...mailTexts, email, country: "FR", problemType: "warranty" }, languages[language].tag);
  const [mail] = await received(email, 1);
  for (const part of [mail!.subject!, mail!.text!, mail!.html!]) {
    for (const text of [...Object.values(mailTexts), "evil"]) expect(part).not.toContain(text);
  }
  for (const part of [mail!.text!, mail!.html!]) expect(part).toContain(subjectNames[language].warranty);
});

test("the confirmation mail names no subject for a question without one", async () => {
  await ask({ email: "without.subject@example.com" });
  const [mail] = await received("without.subject@example.com", 1);
  expect(mail!.text).not.toContain("Subject");
});

test("the company's mail shows URLs from visitors as readable text that no mail program turns into links", async () => {
  await ask({
    email: "linking@example.com",
    name: "www.evil.example",
    company: "Evil https://evil.example",
    message: "Link here: https://evil.example/login, or write to zoe@example.com",
  });
  const mail = await readCompanyMail("Link here");
  for (const part of [mail.subject!, mail.text!, mail.html!]) expect(part).not.toMatch(/evil\.example|https?:\/\/(?!ecactus)/);
  for (const part of [mail.text!, mail.html!]) expect(part).toContain("https[:]//evil[.]example/login, or write to zoe@example.com");
  expect(mail.subject).toBe("Question from www[.]evil[.]example, Evil https[:]//evil[.]example");
  expect(mail.text).toContain("linking@example.com");
});

test("confirmation mails are limited to three a day per mailbox, questions are not", async () => {
  const names = ["mailbox", "mailbox", "mailbox+one", "mailbox+two", "mailbox", "mailbox"];
  for (const [index, name] of names.entries()) await ask({ email: `${name}@example.com`, message: `Question ${index} of many` });
  await poll(countWaitingMails, (mails) => mails === 0);
  for (const index of names.keys()) await readCompanyMail(`Question ${index} of many`);
  const count = async () =>
    (await Promise.all([...new Set(names)].map((name) => readMailsTo(folder, `${name}@example.com`)))).flat().length;
  expect(await count()).toBe(3);
  // All visitors see the same text, which must not reveal what others have sent.
  const texts = {
    fr: "votre envoi nous est parvenu dans tous les cas",
    en: "we have what you sent in any case",
    cn: "您提交的内容我们已经收到",
    au: "we have what you sent in any case",
    de: "Ihre Angaben liegen uns in jedem Fall vor",
  };
  for (const language of languageCodes)
    expect(
      await (
        await site.visit(localPath(language, "/contact-us?result=sent"), { headers: { cookie: `official_lang_cache@v1=${language}` } })
      ).text(),
    ).toContain(texts[language]);
  now = new Date(now.getTime() + day);
  await ask({ email: "mailbox@example.com", message: "The next day" });
  await poll(count, (mails) => mails === 4);
});

test("a question is mailed to the mailbox that site config sets for its subject", async () => {
  const { context } = site.services;
  const { "de-DE": config } = await readSiteConfig(context);
  const german = { ...config!.site, questionEmails: { warranty: "garantie@ecactus.example" } };
  expect(await saveSiteConfig(context, { configKey: "de-DE", config: { site: german }, canBeClosed })).toEqual({ ok: true });
  const question = { email: "subject@example.com", problemType: "warranty" };
  await ask({ ...question, message: "Wie lange?" }, "de");
  expect((await received("garantie@ecactus.example", 1)).map(({ text }) => text)).toEqual([expect.stringContaining("Wie lange?")]);
  await ask({ ...question, message: "How long?" });
  expect(await readCompanyMail("How long?")).toBeDefined();
});
