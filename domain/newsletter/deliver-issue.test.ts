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
import { createMailer, type Mailer } from "#platform/mail";
import { mailsTo, startMailServer, type MailServer, type Reception } from "#tests/support/mail-server.ts";
import { poll } from "#tests/support/poll.ts";
import { contextOn, openTestContext, type TestContext } from "#tests/support/test-context.ts";
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
  sweepSubscribers,
  unsubscribe,
} from "./index.ts";
import { readSubscriber } from "./erase-subscriber.ts";

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
  const mailer = createMailer({ smtpUrl: new URL(server.url), from: "site@example.com", directory: folder, connections: 2 });
  mailers.push(mailer);
  return mailer;
}
const addresses = (count: number) => Array.from({ length: count }, (_, index) => `reader${index}@example.org`);
const choose = (email: string, wants: boolean) =>
  context.database.transaction((transaction) =>
    setNewsletterChoice(context, transaction, { email, subscribe: wants, origin: { language: "de", address: "192.0.2.7" } }),
  );
/** An issue that is on its way to so many. */
async function send(count: number): Promise<{ id: string; jobs: string[] }> {
  for (const email of addresses(count)) await choose(email, true);
  const saved = await saveIssue(context, { id: null, basedOn: 0, language: "de", subject: "Im Mai", intro: "Guten Tag", entries: [] });
  if (!saved.ok) throw new Error(saved.reason);
  expect(await sendIssue(context, { id: saved.id, basedOn: 1 })).toEqual({ ok: true, receivers: count });
  const rows = await context.database.select({ id: newsletterDelivery.id }).from(newsletterDelivery);
  return { id: saved.id, jobs: rows.map(({ id }) => id) };
}
const deliver = (id: string, mailer: Mailer, by: Context = context) => deliverIssue(by, { job: { id, data: {} }, mailer, siteUrl });
const countsOf = async (id: string) => (await readIssue(context, id))?.counts;
const arrived = async (email = addresses(1)[0]!) => (await mailsTo(folder, email)).length;

test("each subscriber gets an issue with a way out of it that takes one click", async () => {
  const { id, jobs } = await send(1);
  await deliver(jobs[0]!, await openMailer());
  const [mail] = await mailsTo(folder, addresses(1)[0]!);
  const header = (name: string) => mail!.headers.find(({ key }) => key === name)?.value;
  expect(mail!.subject).toBe("Im Mai");
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const token = new URL(/<(.+)>/.exec(header("list-unsubscribe")!)![1]!).searchParams.get("token")!;
  expect(await countsOf(id)).toEqual({ queued: 0, sent: 1, failed: 0, unsubscribed: 0, left: 0 });
  expect(await unsubscribe(context, { token, origin: { address: "192.0.2.7" } })).toEqual({ ok: true });
  expect(await countsOf(id)).toMatchObject({ sent: 1, left: 1 });
  expect((await listIssues(context, { page: 1, size: 25 })).receivers.de).toBe(0);
});

test("two instances that work on one issue send it to everybody once", async () => {
  const count = 30;
  const { id } = await send(count);
  const opened = openDatabase({ url: context.testDatabase.url, log: quietLog });
  const other = { ...contextOn(opened, context.testDatabase.url), clock: context.clock };
  const mailer = await openMailer();
  // Queues that one instance enqueued to are worked on by instances of their own.
  const one = contextOn(opened, context.testDatabase.url);
  for (const instance of [{ ...one, clock: context.clock }, other])
    await instance.jobs.work(newsletterQueue, 4, (job) => deliver(job.id, mailer, instance));
  await poll(
    () => countsOf(id),
    (counts) => counts?.queued === 0,
  );
  for (const { jobs } of [one, other]) await jobs.close();
  await opened.close();
  expect(await countsOf(id)).toMatchObject({ sent: count, failed: 0 });
  for (const email of addresses(count)) expect([email, await arrived(email)]).toEqual([email, 1]);
});

test("a process that is killed in the middle sends nothing twice, and what it had not begun goes out afterwards", async () => {
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
  // As the queue does with the jobs of an instance that it has not heard of for a minute.
  for (const job of jobs) await deliver(job, mailer);
  const counts = await countsOf(id);
  expect(before?.queued).toBeGreaterThan(0);
  expect(counts).toMatchObject({ queued: 0, unsubscribed: 0 });
  // What was on its way at that moment may have arrived or not; each of its connections had one.
  expect(counts?.failed).toBeLessThanOrEqual(8);
  const perReader = await Promise.all(addresses(count).map((email) => arrived(email)));
  expect(perReader.filter((mails) => mails > 1)).toEqual([]);
  expect(perReader.filter((mails) => mails === 1).length).toBeGreaterThanOrEqual(counts?.sent ?? count);
});

test("a job that is done twice at once, and again afterwards, sends one mail", async () => {
  const { id, jobs } = await send(1);
  const mailer = await openMailer();
  await Promise.all([deliver(jobs[0]!, mailer), deliver(jobs[0]!, mailer)]);
  await deliver(jobs[0]!, mailer);
  expect(await arrived()).toBe(1);
  expect((await countsOf(id))?.queued).toBe(0);
});

test("a process that dies while the mail server has the mail leaves it uncertain, and nothing is sent again", async () => {
  const { id, jobs } = await send(1);
  const mailer = await openMailer();
  // It has sent, and its process ends before it hears so.
  const dies: Mailer = { ...mailer, send: (mail) => mailer.send(mail).then(() => new Promise(() => {})) };
  void deliver(jobs[0]!, dies);
  await poll(
    () => arrived(),
    (mails) => mails === 1,
  );
  expect(await countsOf(id)).toMatchObject({ queued: 1 });
  await deliver(jobs[0]!, mailer);
  expect(await countsOf(id)).toMatchObject({ queued: 0, failed: 1 });
  expect(await arrived()).toBe(1);
});

test.each([
  ["loses the connection after taking it", () => Object.assign(new Error("closed"), { code: "ECONNECTION", command: "CONN" }), "failed"],
  ["refuses it for now", () => Object.assign(new Error("busy"), { responseCode: 451 }), "queued"],
  ["cannot be reached", () => Object.assign(new Error("refused"), { code: "ESOCKET", syscall: "connect" }), "queued"],
] as const)("where the mail server %s", async (_, fault, state) => {
  const { jobs } = await send(1);
  const faulty: Mailer = { send: () => Promise.reject(fault()), close: () => {} };
  const outcome = await deliver(jobs[0]!, faulty).then(
    () => "failed",
    () => "queued",
  );
  expect(outcome).toBe(state);
  expect(await context.database.select({ state: newsletterDelivery.state }).from(newsletterDelivery)).toEqual([{ state }]);
});

test("a refusal for good is counted with its reply, one for now is tried again", async () => {
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

test("who unsubscribes or is erased between queueing and sending gets none", async () => {
  const { id, jobs } = await send(3);
  await choose(addresses(3)[0]!, false);
  await context.database.delete(newsletterSubscriber).where(eq(newsletterSubscriber.email, addresses(3)[1]!));
  const mailer = await openMailer();
  for (const job of jobs) await deliver(job, mailer);
  expect(await countsOf(id)).toEqual({ queued: 0, sent: 1, failed: 0, unsubscribed: 2, left: 0 });
  expect(await Promise.all(addresses(3).map((email) => arrived(email)))).toEqual([0, 0, 1]);
});

test("what could not be sent for days is not sent any more", async () => {
  const { id, jobs } = await send(1);
  context.setTime(new Date(Date.parse(start) + 3 * dayMs + 1).toISOString());
  await deliver(jobs[0]!, await openMailer());
  expect(await countsOf(id)).toMatchObject({ queued: 0, failed: 1 });
  expect(await arrived()).toBe(0);
});

test("a transaction that fails leaves neither deliveries nor jobs", async () => {
  await send(2);
  const before = await context.database.execute(sql`select count(*) from pgboss.job where name = 'newsletter'`);
  const saved = await saveIssue(context, { id: null, basedOn: 0, language: "de", subject: "Im Juni", intro: "", entries: [] });
  const failing: Context["jobs"] = { ...context.jobs, enqueue: () => Promise.reject(new Error("away")) };
  if (saved.ok) await expect(sendIssue({ ...context, jobs: failing }, { id: saved.id, basedOn: 1 })).rejects.toThrow("away");
  expect(await context.database.$count(newsletterDelivery)).toBe(2);
  expect((await context.database.execute(sql`select count(*) from pgboss.job where name = 'newsletter'`)).rows).toEqual(before.rows);
});

test("who an issue went to is part of their data, and known for a year and a month", async () => {
  const { id, jobs } = await send(1);
  await deliver(jobs[0]!, await openMailer());
  const email = addresses(1)[0]!;
  expect(await readSubscriber(context, email)).toMatchObject({ issues: [{ subject: "Im Mai", state: "sent" }] });
  context.setTime(new Date(Date.parse(start) + 400 * dayMs).toISOString());
  await sweepSubscribers(context);
  expect(await readSubscriber(context, email)).toMatchObject({ issues: [{ subject: "Im Mai" }] });
  context.setTime(new Date(Date.parse(start) + 401 * dayMs).toISOString());
  await sweepSubscribers(context);
  expect(await readSubscriber(context, email)).toMatchObject({ issues: [] });
  expect(await countsOf(id)).toMatchObject({ sent: 1 });
});
