import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { newsletterDelivery, newsletterIssue, newsletterSubscriber } from "#db/newsletter.ts";
import { dayMs } from "#i18n/day.ts";
import { openDatabase } from "#platform/database";
import { openMailTransport, type Mailer } from "#platform/mail";
import { startDatabaseProxy } from "#tests/support/database-proxy.ts";
import { readMailsTo, startMailServer, type MailServer, type Reception } from "#tests/support/mail-server.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { createContextOn, openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { quietLog } from "#tests/support/test-environment.ts";
import type { Context } from "../context.ts";
import {
  deliverIssue,
  listIssues,
  newsletterQueue,
  readIssue,
  saveIssue,
  sendIssue,
  setNewsletterChoice,
  deleteExpiredSubscribers,
  unsubscribe,
} from "./index.ts";
import { exportSubscriber } from "./erase-subscriber.ts";
import { longTest } from "#tests/support/long-test.ts";

const siteUrl = new URL("http://site.test");
const start = "2026-05-01T12:00:00Z";
let context: TestContext;
let folder: string;
let server: MailServer | undefined;
let mailers: Mailer[];
beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.close());
beforeEach(async () => {
  context.setTime(start);
  for (const table of [newsletterDelivery, newsletterIssue, newsletterSubscriber]) await context.database.delete(table);
  folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-newsletter-"));
  mailers = [];
});
afterEach(async () => {
  for (const mailer of mailers) mailer.close();
  await server?.close();
  server = undefined;
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function openMailer(receive?: Reception): Promise<Mailer> {
  server ??= await startMailServer(folder, 0, receive);
  const mailer = openMailTransport({ smtpUrl: new URL(server.url), from: "site@example.com", directory: folder }).openMailer(2);
  mailers.push(mailer);
  return mailer;
}
const addresses = (count: number) => Array.from({ length: count }, (_, index) => `reader${index}@example.org`);
const setChoice = (email: string, wants: boolean) =>
  context.database.transaction((transaction) =>
    setNewsletterChoice(context, transaction, { email, subscribe: wants, origin: { language: "de", address: "192.0.2.7" } }),
  );
/** Saves an issue and queues it for `count` subscribers. */
async function send(count: number): Promise<{ id: string; jobs: string[] }> {
  for (const email of addresses(count)) await setChoice(email, true);
  const outcome = await saveIssue(context, { id: null, basedOn: 0, language: "de", subject: "Im Mai", intro: "Guten Tag", entries: [] });
  if (!outcome.ok) throw new Error(outcome.reason);
  expect(await sendIssue(context, { id: outcome.id, basedOn: 1 })).toEqual({ ok: true, receivers: count });
  const rows = await context.database.select({ id: newsletterDelivery.id }).from(newsletterDelivery);
  return { id: outcome.id, jobs: rows.map(({ id }) => id) };
}
const deliver = (id: string, mailer: Mailer, by: Context = context, closing = new AbortController().signal) =>
  deliverIssue(by, { job: { id, data: {} }, closing, mailer, siteUrl });
const countsOf = async (id: string) => (await readIssue(context, id))?.counts;
const countArrived = async (email = addresses(1)[0]!) => (await readMailsTo(folder, email)).length;

test("a newsletter issue contains a one-click unsubscribe link for each subscriber", async () => {
  const { id, jobs } = await send(1);
  await deliver(jobs[0]!, await openMailer());
  const [mail] = await readMailsTo(folder, addresses(1)[0]!);
  const header = (name: string) => mail!.headers.find(({ key }) => key === name)?.value;
  expect(mail!.subject).toBe("Im Mai");
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const token = new URL(/<(.+)>/.exec(header("list-unsubscribe")!)![1]!).searchParams.get("token")!;
  expect(await countsOf(id)).toEqual({ queued: 0, sent: 1, failed: 0, unsubscribed: 0, left: 0 });
  expect(await unsubscribe(context, { token, origin: { address: "192.0.2.7" } })).toEqual({ ok: true });
  expect(await countsOf(id)).toMatchObject({ sent: 1, left: 1 });
  expect((await listIssues(context, { page: 1, size: 25 })).receivers.de).toBe(0);
});

test("a newsletter issue is sent once per subscriber by two instances", async () => {
  const count = 30;
  const { id } = await send(count);
  const openedDatabase = openDatabase({ url: context.testDatabase.url, log: quietLog });
  const other = { ...createContextOn(openedDatabase, context.testDatabase.url), clock: context.clock };
  const mailer = await openMailer();
  // Two more instances work on the queue that the test has filled.
  const one = createContextOn(openedDatabase, context.testDatabase.url);
  for (const instance of [{ ...one, clock: context.clock }, other])
    await instance.jobs.work(newsletterQueue, 4, (job) => deliver(job.id, mailer, instance));
  await poll(
    () => countsOf(id),
    (counts) => counts?.queued === 0,
  );
  for (const { jobs } of [one, other]) await jobs.close();
  await openedDatabase.close();
  expect(await countsOf(id)).toMatchObject({ sent: count, failed: 0 });
  for (const email of addresses(count)) expect([email, await countArrived(email)]).toEqual([email, 1]);
});

longTest("a newsletter issue is completed without duplicates after a killed process", async () => {
  const count = 40;
  const { id, jobs } = await send(count);
  const mailer = await openMailer(() => pause(30).then(() => undefined));
  const variables = { DATABASE_URL: context.testDatabase.url, SMTP_URL: server!.url, NOW: start };
  const worker = spawn(process.execPath, ["tests/support/newsletter-worker.ts"], {
    env: { ...process.env, ...variables },
    stdio: "ignore",
  });
  await poll(
    () => countsOf(id),
    (counts) => (counts?.sent ?? 0) >= 5,
  );
  worker.kill("SIGKILL");
  await once(worker, "exit");
  const before = await countsOf(id);
  // Repeat every job, as the queue does after a minute without a heartbeat.
  for (const job of jobs) await deliver(job, mailer);
  const counts = await countsOf(id);
  expect(before?.queued).toBeGreaterThan(0);
  expect(counts).toMatchObject({ queued: 0, unsubscribed: 0 });
  // One mail per connection was in transit at the kill and may or may not have arrived.
  expect(counts?.failed).toBeLessThanOrEqual(8);
  const perReader = await Promise.all(addresses(count).map((email) => countArrived(email)));
  expect(perReader.filter((mails) => mails > 1)).toEqual([]);
  expect(perReader.filter((mails) => mails === 1).length).toBeGreaterThanOrEqual(counts?.sent ?? count);
});

test("a newsletter delivery job that runs several times sends one mail", async () => {
  const { id, jobs } = await send(1);
  const mailer = await openMailer();
  await Promise.all([deliver(jobs[0]!, mailer), deliver(jobs[0]!, mailer)]);
  await deliver(jobs[0]!, mailer);
  expect(await countArrived()).toBe(1);
  expect((await countsOf(id))?.queued).toBe(0);
});

test("a newsletter delivery with an uncertain outcome fails and is not repeated", async () => {
  const { id, jobs } = await send(1);
  const mailer = await openMailer();
  // The mail is sent, but the process dies before it receives the reply.
  const dyingMailer: Mailer = { ...mailer, send: (mail) => mailer.send(mail).then(() => new Promise(() => {})) };
  void deliver(jobs[0]!, dyingMailer);
  await poll(
    () => countArrived(),
    (mails) => mails === 1,
  );
  expect(await countsOf(id)).toMatchObject({ queued: 1 });
  await deliver(jobs[0]!, mailer);
  expect(await countsOf(id)).toMatchObject({ queued: 0, failed: 1 });
  expect(await countArrived()).toBe(1);
});

test.each([
  ["was accepted", "sent", 1],
  ["found no mail server", "queued", 0],
] as const)("a newsletter delivery whose mail %s is recorded when the database connection is lost", async (_, state, mails) => {
  const { jobs } = await send(1);
  const mailer = await openMailer();
  const proxy = await startDatabaseProxy(context.testDatabase.url);
  const openedDatabase = openDatabase({ url: proxy.url, log: quietLog });
  const cuttingMailer: Mailer = {
    ...mailer,
    async send(mail) {
      const result = mails === 1 ? await mailer.send(mail) : undefined;
      proxy.cut();
      setTimeout(proxy.restore, 300);
      return result ?? Promise.reject(Object.assign(new Error("refused"), { code: "ESOCKET", syscall: "connect" }));
    },
  };
  await deliver(jobs[0]!, cuttingMailer, { ...context, database: openedDatabase.database }).catch(() => {});
  expect(await context.database.select({ state: newsletterDelivery.state }).from(newsletterDelivery)).toEqual([{ state }]);
  // The next attempt sends the unsent mail and repeats no sent one.
  await deliver(jobs[0]!, mailer);
  expect(await countArrived()).toBe(1);
  await openedDatabase.close();
  await proxy.close();
});

test.each([
  [
    "loses the connection after accepting the mail",
    () => Object.assign(new Error("closed"), { code: "ECONNECTION", command: "CONN" }),
    "failed",
  ],
  ["rejects the mail temporarily", () => Object.assign(new Error("busy"), { responseCode: 451 }), "queued"],
  ["cannot be reached", () => Object.assign(new Error("refused"), { code: "ESOCKET", syscall: "connect" }), "queued"],
] as const)("a newsletter delivery has the right state when the mail server %s", async (_, fault, state) => {
  const { jobs } = await send(1);
  const faultyMailer: Mailer = { send: () => Promise.reject(fault()), close: () => {} };
  const outcome = await deliver(jobs[0]!, faultyMailer).then(
    () => "failed",
    () => "queued",
  );
  expect(outcome).toBe(state);
  expect(await context.database.select({ state: newsletterDelivery.state }).from(newsletterDelivery)).toEqual([{ state }]);
});

test("a newsletter delivery records a permanent rejection and retries a temporary one", async () => {
  const { id, jobs } = await send(2);
  let isBusy = true;
  const mailer = await openMailer((address) => (address === addresses(1)[0] ? 550 : isBusy ? 451 : undefined));
  const outcomes = await Promise.allSettled(jobs.map((job) => deliver(job, mailer)));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await countsOf(id)).toMatchObject({ queued: 1, failed: 1 });
  isBusy = false;
  for (const job of jobs) await deliver(job, mailer);
  expect(await countsOf(id)).toMatchObject({ queued: 0, failed: 1, sent: 1 });
  expect(await context.database.$count(newsletterDelivery, eq(newsletterDelivery.status, 550))).toBe(1);
});

test("a newsletter issue skips subscribers unsubscribed or erased after queueing", async () => {
  const { id, jobs } = await send(3);
  await setChoice(addresses(3)[0]!, false);
  await context.database.delete(newsletterSubscriber).where(eq(newsletterSubscriber.email, addresses(3)[1]!));
  const mailer = await openMailer();
  for (const job of jobs) await deliver(job, mailer);
  expect(await countsOf(id)).toEqual({ queued: 0, sent: 1, failed: 0, unsubscribed: 2, left: 0 });
  expect(await Promise.all(addresses(3).map((email) => countArrived(email)))).toEqual([0, 0, 1]);
});

test("a newsletter delivery fails without sending after three days", async () => {
  const { id, jobs } = await send(1);
  context.setTime(new Date(Date.parse(start) + 3 * dayMs + 1).toISOString());
  await deliver(jobs[0]!, await openMailer());
  expect(await countsOf(id)).toMatchObject({ queued: 0, failed: 1 });
  expect(await countArrived()).toBe(0);
});

test("a newsletter issue whose transaction fails leaves no deliveries and no jobs", async () => {
  await send(2);
  const before = await context.database.execute(sql`select count(*) from pgboss.job where name = 'newsletter'`);
  const outcome = await saveIssue(context, { id: null, basedOn: 0, language: "de", subject: "Im Juni", intro: "", entries: [] });
  if (!outcome.ok) throw new Error(outcome.reason);
  const failingJobs: Context["jobs"] = { ...context.jobs, enqueue: () => Promise.reject(new Error("away")) };
  await expect(sendIssue({ ...context, jobs: failingJobs }, { id: outcome.id, basedOn: 1 })).rejects.toThrow("away");
  expect(await context.database.$count(newsletterDelivery)).toBe(2);
  expect((await context.database.execute(sql`select count(*) from pgboss.job where name = 'newsletter'`)).rows).toEqual(before.rows);
});

test("a newsletter subscriber's data lists received issues for 400 days", async () => {
  const { id, jobs } = await send(1);
  await deliver(jobs[0]!, await openMailer());
  const email = addresses(1)[0]!;
  expect(await exportSubscriber(context, email)).toMatchObject({ issues: [{ subject: "Im Mai", state: "sent" }] });
  context.setTime(new Date(Date.parse(start) + 400 * dayMs).toISOString());
  await deleteExpiredSubscribers(context);
  expect(await exportSubscriber(context, email)).toMatchObject({ issues: [{ subject: "Im Mai" }] });
  context.setTime(new Date(Date.parse(start) + 401 * dayMs).toISOString());
  await deleteExpiredSubscribers(context);
  expect(await exportSubscriber(context, email)).toMatchObject({ issues: [] });
  expect(await countsOf(id)).toMatchObject({ sent: 1 });
});
