import { randomUUID } from "node:crypto";
import { desc, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditEntry } from "#db/staff.ts";
import { jobsPageSize, type JobsOverview, type ListedJobs } from "#domain/jobs/schema";
import { queueMail } from "#domain/mail";
import { openTestApi, type TestBrowser } from "#tests/support/test-api.ts";
import { createStaffUser } from "#tests/support/staff.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let administrator: TestBrowser;
let administratorId: string;
beforeAll(async () => {
  context = await openTestContext();
  administrator = (await createStaffUser(context, openTestApi(context), "administrator")).browser;
  administratorId = ((await administrator.call("/staff/me")).body.data as { id: string }).id;
});
beforeEach(() => context.database.execute(sql`delete from pgboss.job`));
afterAll(() => context.close());

const dataOf = async <Data>(path: string, headers: Record<string, string> = {}) =>
  (await administrator.call(path, undefined, headers)).body.data as Data;
const list = (query = "", headers: Record<string, string> = {}) => dataOf<ListedJobs>(`/staff/jobs${query}`, headers);
const stateOf = async (id: string) =>
  (await context.database.execute<{ state: string }>(sql`select state from pgboss.job where id = ${id}::uuid`)).rows[0]?.state;
const lastActs = async (count: number) =>
  (await context.database.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(count)).map(
    ({ actor, action, subject, before }) => ({
      actor,
      action,
      subject,
      before,
    }),
  );

async function failMails(...receivers: string[]): Promise<string[]> {
  await context.database.transaction((transaction) =>
    queueMail(
      context,
      transaction,
      receivers.map((to) => ({ name: "questionReceived", language: "fr", to, data: {} })),
    ),
  );
  const { rows } = await context.database.execute<{ id: string }>(sql`
    update pgboss.job set state = 'failed', started_on = now(), completed_on = now(), output = '{"error":"550 <…> is not served"}'
    where name = 'mail' and state = 'created' returning id`);
  return rows.map(({ id }) => id);
}

test("the list of background jobs shows a rejected mail with its kind, a masked receiver and the server's response", async () => {
  const [id] = await failMails("zoe.martin@example.com");
  const { jobs, next } = await list("?queue=mail&state=failed");
  expect(next).toBeNull();
  expect(jobs).toMatchObject([
    {
      id,
      queue: "mail",
      state: "failed",
      tries: 1,
      error: "550 <…> is not served",
      mail: { subject: "We have your question", to: "z…@example.com" },
    },
  ]);
  expect((await list("", { Language: "de" })).jobs[0]!.mail!.subject).toBe("Ihre Frage ist eingegangen");
  expect(JSON.stringify([await list(), await dataOf("/staff/jobs/overview")])).not.toContain("martin");
  expect((await list("?queue=newsletter")).jobs).toEqual([]);
  expect((await list("?state=retrying")).jobs).toEqual([]);
});

test("the overview of background jobs counts each queue and shows since when mails are delayed", async () => {
  expect(await dataOf("/staff/jobs/overview")).toMatchObject({ queues: [], delayedMail: null, overdueMinutes: 15, failedDays: 14 });
  await failMails("one@example.com", "two@example.com");
  expect(await dataOf("/staff/jobs/overview")).toMatchObject({
    queues: [{ queue: "mail", waiting: 0, retrying: 0, failed: 2 }],
    delayedMail: null,
  });
  await context.database.execute(sql`update pgboss.job set state = 'retry', created_on = '2026-01-02T03:04:05Z'`);
  const { queues, delayedMail } = await dataOf<JobsOverview>("/staff/jobs/overview");
  expect(queues).toEqual([{ queue: "mail", waiting: 0, retrying: 2, failed: 0 }]);
  expect(delayedMail).toEqual({ count: 2, since: "2026-01-02T03:04:05.000Z" });
});

test("the audit log names the administrator who retries or discards background jobs", async () => {
  const [retried, discarded] = await failMails("again@example.com", "gone@example.com");
  const input = (...ids: (string | undefined)[]) => ({ jobs: ids.map((id) => ({ queue: "mail", id })) });
  expect((await administrator.call("/staff/jobs/retry", input(retried))).body).toMatchObject({ code: 200, data: { count: 1 } });
  expect((await administrator.call("/staff/jobs/discard", input(discarded, randomUUID()))).body).toMatchObject({
    code: 200,
    data: { count: 1 },
  });
  expect([await stateOf(retried!), await stateOf(discarded!)]).toEqual(["created", undefined]);
  const before = { state: "failed", tries: 1, error: "550 <…> is not served" };
  const actor = { kind: "staff", id: administratorId };
  expect(await lastActs(2)).toEqual([
    { actor, action: "job.discarded", subject: `job/mail/${discarded}`, before },
    { actor, action: "job.retried", subject: `job/mail/${retried}`, before },
  ]);
  expect(JSON.stringify(await context.database.select().from(auditEntry))).not.toContain("@example.com");
  await context.database.execute(sql`update pgboss.job set state = 'active'`);
  for (const act of ["retry", "discard"])
    expect((await administrator.call(`/staff/jobs/${act}`, input(retried, discarded))).body).toMatchObject({
      code: 400,
      reason: "jobsGone",
    });
});

test("the list of background jobs supports paging", async () => {
  const ids = await failMails(...Array.from({ length: jobsPageSize + 3 }, (_, n) => `reader${n}@example.com`));
  const first = await list();
  expect(first.jobs).toHaveLength(jobsPageSize);
  const second = await list(`?after=${first.next}`);
  expect(second).toMatchObject({ next: null });
  expect([...first.jobs, ...second.jobs].map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});

test.each([
  ["/staff/jobs?queue=pgboss"],
  ["/staff/jobs?state=completed"],
  ["/staff/jobs?after=1_2"],
  ["/staff/jobs?after=1%27_00000000-0000-0000-0000-000000000000"],
])("the list of background jobs refuses invalid input: %s", async (path) => {
  expect((await administrator.call(path)).body).toMatchObject({ code: 400, reason: "invalidInput" });
});

test.each([
  [{}],
  [{ jobs: [] }],
  [{ jobs: [{ queue: "mail", id: "1" }] }],
  [{ jobs: [{ queue: "__pgboss__send-it", id: randomUUID() }] }],
  [{ jobs: Array.from({ length: jobsPageSize + 1 }, () => ({ queue: "mail", id: randomUUID() })) }],
])("a retry of background jobs refuses invalid input: %j", async (body) => {
  expect((await administrator.call("/staff/jobs/retry", body)).body).toMatchObject({ code: 400, reason: "invalidInput" });
});
