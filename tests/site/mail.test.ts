import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { copyDataDir, fillDataDir } from "../support/filled-data-dir.ts";
import { mailsTo, startMailServer, type MailServer } from "../support/mail-server.ts";
import { poll } from "../support/poll.ts";
import { startSiteProcess, stopSiteProcess, type SiteProcess } from "../support/site-process.ts";

const filled = inject("filledDataDir");
let folder: string;
let site: SiteProcess | undefined;
let server: MailServer | undefined;

beforeAll(() => fillDataDir(filled), 120_000);
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-mail-"));
  await copyDataDir(filled, folder);
});
afterEach(async () => {
  if (site) await stopSiteProcess(site);
  await server?.close();
  site = server = undefined;
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const inbox = () => path.join(folder, "inbox");

const company = "contact@ecactus.example";
const addressFor = (message: string) => `zoe.${message.toLowerCase().replaceAll(/[^a-z]/g, "")}@example.com`;

/** The newest mail to an address, as soon as there is one that holds the text. */
async function mailTo(address: string, text = "", patienceMs = 20_000): Promise<Email> {
  const find = async () => (await mailsTo(inbox(), address)).findLast((mail) => mail.text!.includes(text));
  return (await poll(find, (mail) => mail !== undefined, patienceMs)).answer!;
}

async function start(variables: Record<string, string> = {}): Promise<SiteProcess> {
  site = await startSiteProcess({ DATA_DIR: folder, MAIL_FROM: "eCactus <site@example.com>", ...variables });
  return site;
}

/** A question of somebody's own: only the company's mail says what was asked. */
async function ask(message: string, { url } = site!): Promise<void> {
  const body = JSON.stringify({ name: "Zoë", email: addressFor(message), telephone: "0612345678", company: "private", message });
  const response = await fetch(`${url}/api/contact/question`, { method: "POST", body, headers: { "content-type": "application/json", "accept-language": "fr" } });
  expect(((await response.json()) as { code: number }).code).toBe(200);
}

test("a mail has its receiver's language, both forms, a stable id, and an answer to it reaches a person", async () => {
  server = await startMailServer(inbox());
  await start({ SMTP_URL: server.url });
  await ask("Pourquoi ?");
  const mail = await mailTo(addressFor("Pourquoi ?"));
  expect(mail.subject).toBe("Nous avons reçu votre question");
  expect(mail.from).toMatchObject({ name: "eCactus", address: "site@example.com" });
  expect(mail.html).toContain('<html lang="fr">');
  expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@example\.com>$/);
  expect(mail.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-generated");
  const ours = await mailTo(company);
  expect(ours.text).toContain("Pourquoi ?");
  expect(ours.replyTo).toMatchObject([{ address: addressFor("Pourquoi ?") }]);
});

test("a mail server that is away for a minute delays mail and loses none", { timeout: 300_000 }, async () => {
  const first = await startMailServer(inbox());
  await start({ SMTP_URL: first.url });
  await ask("Before");
  await mailTo(company, "Before");
  await first.close();
  const messages = ["At once", "In the middle", "Shortly before the end"];
  for (const message of messages) {
    await ask(message);
    await pause(20_000);
  }
  expect(site!.lines.filter(({ event }) => event === "mail.delayed").length).toBeGreaterThan(messages.length);
  server = await startMailServer(inbox(), Number(new URL(first.url).port));
  // The pauses between tries have grown to as long as it was away.
  for (const message of messages) {
    await mailTo(company, message, 150_000);
    await mailTo(addressFor(message), "", 150_000);
    expect(await mailsTo(inbox(), addressFor(message))).toHaveLength(1);
  }
  expect(await mailsTo(inbox(), company)).toHaveLength(1 + messages.length);
});

test("a server that is killed between storing and mailing mails after its next start, once", { timeout: 90_000 }, async () => {
  const away = await startMailServer(inbox());
  const port = Number(new URL(away.url).port);
  await away.close();
  const killed = await start({ SMTP_URL: away.url });
  await ask("Before the kill");
  killed.child.kill("SIGKILL");
  await new Promise((resolve) => killed.child.once("exit", resolve));
  server = await startMailServer(inbox(), port);
  await start({ SMTP_URL: server.url });
  await mailTo(addressFor("Before the kill"));
  await mailTo(company);
  await ask("After it");
  await mailTo(company, "After it");
  expect(await mailsTo(inbox(), addressFor("Before the kill"))).toHaveLength(1);
  expect((await mailsTo(inbox(), company)).filter(({ text }) => text!.includes("Before the kill"))).toHaveLength(1);
});

test("without a mail server each mail is a whole file", async () => {
  await start();
  await ask("Into a file");
  const mailFolder = path.join(folder, "mail");
  const list = async () => (await readdir(mailFolder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const { answer: names } = await poll(list, (found) => found.length === 2);
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(path.join(mailFolder, name)))));
  expect(mails.map(({ to }) => to?.[0]?.address).toSorted()).toEqual([company, addressFor("Into a file")]);
  expect(mails.filter(({ text }) => text!.includes("Into a file"))).toHaveLength(1);
});
