import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { queueMail, type OutgoingMail } from "#domain/mail";
import { solvedCaptcha } from "../../support/account.ts";
import { keptMails } from "../../support/kept-mails.ts";
import { codeFor, mailsTo, startMailServer, type MailServer, type Reception } from "../../support/mail-server.ts";
import { poll } from "../../support/poll.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

let folder: string;
let site: TestSite | undefined;
let server: MailServer | undefined;
let now: Date;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-mail-queue-"));
  now = new Date();
});
afterEach(async () => {
  await site?.close();
  await server?.close();
  site = server = undefined;
  await rm(folder, { recursive: true });
});

const inbox = () => path.join(folder, "inbox");
const arrived = async () => (await readdir(inbox())).filter((name) => name.endsWith(".eml")).length;

/** A site whose mail goes to a server that receives as it is told. */
async function start(receive?: Reception): Promise<TestSite> {
  server = await startMailServer(inbox(), 0, receive);
  site = await openTestSite({ environment: { smtpUrl: new URL(server.url) }, clock: { now: () => now } });
  return site;
}

const newsTo = (to: string): OutgoingMail => ({ name: "newsletterConfirmed", language: "en", to, data: {} });
const queue = (mails: OutgoingMail[], { context } = site!.services) =>
  context.database.transaction((transaction) => queueMail(context, transaction, mails));

async function post(address: string, body: object, headers: Record<string, string> = {}): Promise<void> {
  const response = await site!.visit(`/api${address}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  });
  expect(((await response.json()) as { code: number }).code).toBe(200);
}

async function askForCode(email: string): Promise<void> {
  const { token, cookie } = await solvedCaptcha(site!.services.context);
  await post("/account/code", { email, purpose: "signUp", captcha: token }, { cookie });
}

const kept = () => keptMails(site!.services.context.database);

test("a code passes 10,000 mails that a slow server holds up, and these go on afterwards", async () => {
  const waiting = 10_000;
  const opened = Promise.withResolvers<undefined>();
  await start((address) => (address.startsWith("reader") ? opened.promise : undefined));
  await queue(Array.from({ length: waiting }, (_, n) => newsTo(`reader${n}@example.com`)));
  await askForCode("zoe@example.com");
  await codeFor(inbox(), "zoe@example.com");
  expect(await arrived()).toBe(1);
  expect(await kept()).toBeGreaterThanOrEqual(waiting);
  opened.resolve(undefined);
  await poll(arrived, (count) => count > 200);
});

test("a mail that was delivered leaves the database at once", async () => {
  await start();
  await queue([newsTo("reader@example.com")]);
  await askForCode("zoe@example.com");
  await poll(arrived, (count) => count === 2);
  await poll(kept, (count) => count === 0);
});

test("a mail that is refused for good is reported once and not tried again, one that is refused for now is delivered later", async () => {
  const tries: Record<string, number> = {};
  const { log } = await start((address) => {
    tries[address] = (tries[address] ?? 0) + 1;
    if (address === "gone@example.com") return 550;
    return address === "busy@example.com" && tries[address] === 1 ? 451 : undefined;
  });
  const question = { name: "Zoë", telephone: "0612345678", company: "private", message: "Why?" };
  await post("/contact/question", { ...question, email: "gone@example.com" });
  await queue([newsTo("busy@example.com"), newsTo("gone@example.com")]);
  await poll(kept, (count) => count === 0);
  expect(tries).toMatchObject({ "gone@example.com": 2, "busy@example.com": 2 });
  const lines = log.filter(({ event }) => event === "mail.refused");
  expect(lines.map(({ fields }) => [fields!.mail, fields!.status])).toEqual(
    expect.arrayContaining([
      ["questionReceived", 550],
      ["newsletterConfirmed", 550],
    ]),
  );
  expect(lines).toHaveLength(2);
  expect(JSON.stringify(log)).not.toContain("gone@example.com");
  expect(await mailsTo(inbox(), "busy@example.com")).toHaveLength(1);
  const told = await mailsTo(inbox(), "contact@ecactus.example");
  expect(told.map(({ subject }) => subject).toSorted()).toEqual([
    "No answer by email reaches gone@example.com",
    "Question from Zoë, private",
  ]);
});

test("what the server has against the sender or the login is no refusal of the mail", async () => {
  let isAllowed = false;
  const { log } = await start(() => (isAllowed ? undefined : 530));
  await queue([newsTo("reader@example.com")]);
  await poll(
    () => log.some(({ event }) => event === "mail.delayed"),
    (delayed) => delayed,
  );
  isAllowed = true;
  await poll(arrived, (count) => count === 1);
  expect(log.some(({ event }) => event === "mail.refused")).toBe(false);
});

test("a code that is worth nothing any more is not sent", async () => {
  let isAway = true;
  const { log } = await start(() => (isAway ? 451 : undefined));
  await askForCode("zoe@example.com");
  await poll(
    () => log.some(({ event }) => event === "mail.delayed"),
    (delayed) => delayed,
  );
  now = new Date(now.getTime() + 10 * 60_000);
  isAway = false;
  await poll(kept, (count) => count === 0);
  await askForCode("zoe@example.com");
  await codeFor(inbox(), "zoe@example.com");
  expect(await mailsTo(inbox(), "zoe@example.com")).toHaveLength(1);
  expect(log.filter(({ event }) => event === "mail.expired")).toHaveLength(1);
});
