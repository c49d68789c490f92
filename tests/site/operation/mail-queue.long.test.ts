import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { jobQueues } from "#domain/jobs/schema";
import { queueMail, type OutgoingMail } from "#domain/mail";
import { listStored, restartStored } from "#platform/jobs";
import { storeCaptchaToken } from "#scripts/running-site/store-captcha-token.ts";
import { countMailJobs } from "#scripts/running-site/count-mail-jobs.ts";
import { waitForCode, readMailsTo, startMailServer, type MailServer, type Reception } from "../../support/mail-server.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

let folder: string;
let site: TestSite;
let server: MailServer;
let receive: Reception;
let now = new Date();
const clock = { now: () => now };

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-mail-queue-"));
  server = await startMailServer(folder, 0, (address) => receive(address));
  site = await openTestSite({ environment: { smtpUrl: new URL(server.url) }, clock });
});
beforeEach(() => {
  receive = () => undefined;
  site.log.length = 0;
});
afterAll(async () => {
  await site.close();
  await server.close();
  await rm(folder, { recursive: true });
});

const countArrivedMails = async () => (await readdir(folder)).filter((name) => name.endsWith(".eml")).length;

const newsTo = (to: string): OutgoingMail => ({ name: "newsletterConfirmed", language: "en", to, data: {} });
const queue = (mails: OutgoingMail[], { context } = site.services) =>
  context.database.transaction((transaction) => queueMail(context, transaction, mails));

let visitors = 0;
async function post(address: string, body: object, headers: Record<string, string> = {}): Promise<void> {
  visitors += 1;
  const response = await site.visit(
    `/api${address}`,
    { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json", ...headers } },
    `198.51.100.${visitors}`,
  );
  expect(((await response.json()) as { code: number }).code).toBe(200);
}

async function askForCode(email: string): Promise<void> {
  const { token, cookie } = await storeCaptchaToken(site.services.context);
  await post("/account/code", { email, purpose: "signUp", captcha: token }, { cookie });
}

const countQueued = () => countMailJobs(site.services.context.database);
/** Polls, and makes mails that wait for their next attempt due at once. */
const pollTries = <Answer>(ask: () => Answer | Promise<Answer>, accepted: (answer: Answer) => boolean) =>
  poll(async () => {
    await site.services.context.database.execute("update pgboss.job set start_after = now() where state = 'retry' and name like 'mail%'");
    return ask();
  }, accepted);

test("the mail queue deletes a delivered mail at once", async () => {
  await queue([newsTo("reader@example.com")]);
  await askForCode("reader@example.com");
  await poll(countArrivedMails, (count) => count === 2);
  await poll(countQueued, (count) => count === 0);
});

test("the mail queue reports permanent rejections once and retries temporary ones", async () => {
  const attemptsByAddress: Record<string, number> = {};
  receive = (address) => {
    attemptsByAddress[address] = (attemptsByAddress[address] ?? 0) + 1;
    if (address === "gone@example.com") return 550;
    return address === "busy@example.com" && attemptsByAddress[address] === 1 ? 451 : undefined;
  };
  const question = { name: "Zoë", telephone: "0612345678", company: "private", message: "Why?" };
  await post("/contact/question", { ...question, email: "gone@example.com" });
  await queue([newsTo("busy@example.com"), newsTo("gone@example.com")]);
  await pollTries(countQueued, (count) => count === 0);
  expect(attemptsByAddress).toMatchObject({ "gone@example.com": 2, "busy@example.com": 2 });
  const lines = site.log.filter(({ event }) => event === "mail.refused");
  expect(lines.map(({ fields }) => [fields!.mail, fields!.status])).toEqual(
    expect.arrayContaining([
      ["questionReceived", 550],
      ["newsletterConfirmed", 550],
    ]),
  );
  expect(lines).toHaveLength(2);
  expect(JSON.stringify(site.log)).not.toContain("gone@example.com");
  expect(await readMailsTo(folder, "busy@example.com")).toHaveLength(1);
  const companyMails = await readMailsTo(folder, "contact@ecactus.example");
  expect(companyMails.map(({ subject }) => subject).toSorted()).toEqual([
    "Email to gone@example.com was rejected",
    "Question from Zoë, private",
  ]);
});

test("the mail queue stores a rejected mail, delivers it once after a retry and does not store a rejected code", async () => {
  const { database } = site.services.context;
  let isRefused = true;
  receive = () => (isRefused ? 550 : undefined);
  await queue([newsTo("moved@example.com")]);
  await askForCode("moved@example.com");
  const countRefusals = () => site.log.filter(({ event }) => event === "mail.refused").length;
  await poll(countRefusals, (count) => count === 2);
  await poll(countQueued, (count) => count === 0);
  const failedJobs = await listStored(database, { queues: ["mail", "mail.code"], state: "failed", limit: 100 });
  const [refusedJob] = failedJobs;
  expect(refusedJob).toMatchObject({ queue: "mail", error: "550 <…> is not served" });
  expect(failedJobs.filter((job) => job.queue === "mail.code")).toEqual([]);
  isRefused = false;
  await database.transaction((transaction) => restartStored(transaction, "mail", [refusedJob!.id]));
  await poll(
    () => readMailsTo(folder, "moved@example.com"),
    (mails) => mails.length > 0,
  );
  await poll(countQueued, (count) => count === 0);
  const [mail, ...duplicates] = await readMailsTo(folder, "moved@example.com");
  expect(duplicates).toEqual([]);
  expect(mail!.messageId).toContain(refusedJob!.id);
});

test("the back office lists every queue and schedule of the site", async () => {
  const { rows } = await site.services.context.database.execute<{ name: string }>(
    "select name from pgboss.queue where name not like '\\_\\_pgboss%' order by name",
  );
  expect(rows.map(({ name }) => name)).toEqual(jobQueues.toSorted());
});

test("the mail queue delays a mail when the mail server rejects the login", async () => {
  let isAllowed = false;
  receive = () => (isAllowed ? undefined : 530);
  await queue([newsTo("late@example.com")]);
  await poll(
    () => site.log.some(({ event }) => event === "mail.delayed"),
    (isDelayed) => isDelayed,
  );
  isAllowed = true;
  await pollTries(
    () => readMailsTo(folder, "late@example.com"),
    (mails) => mails.length === 1,
  );
  expect(site.log.some(({ event }) => event === "mail.refused")).toBe(false);
});

test("the mail queue does not send an expired code", async () => {
  let isUnreachable = true;
  receive = () => (isUnreachable ? 451 : undefined);
  await askForCode("zoe@example.com");
  await poll(
    () => site.log.some(({ event }) => event === "mail.delayed"),
    (isDelayed) => isDelayed,
  );
  now = new Date(now.getTime() + 10 * 60_000);
  isUnreachable = false;
  await pollTries(countQueued, (count) => count === 0);
  await askForCode("zoe@example.com");
  await waitForCode(folder, "zoe@example.com");
  expect(await readMailsTo(folder, "zoe@example.com")).toHaveLength(1);
  expect(site.log.filter(({ event }) => event === "mail.expired")).toHaveLength(1);
});

// Keep this test last, because it leaves mails in the queue.
test("the mail queue sends a code ahead of 10,000 delayed mails, then resumes them", async () => {
  const waitingCount = 10_000;
  await poll(countQueued, (count) => count === 0);
  const before = await countArrivedMails();
  const serverOpened = Promise.withResolvers<undefined>();
  receive = (address) => (address.startsWith("reader") ? serverOpened.promise : undefined);
  await queue(Array.from({ length: waitingCount }, (_, n) => newsTo(`reader${n}@example.com`)));
  await askForCode("ana@example.com");
  await waitForCode(folder, "ana@example.com");
  expect((await countArrivedMails()) - before).toBe(1);
  expect(await countQueued()).toBeGreaterThanOrEqual(waitingCount);
  serverOpened.resolve(undefined);
  await poll(countArrivedMails, (count) => count - before > 200);
});
