import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readMailedCode, readQueuedMails, wrongCodeFor } from "#tests/support/sign-up-form.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { sendCode, deleteExpiredCodes, checkCode, redeemCode, type CodeTarget } from "./email-code.ts";

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.close());

const start = new Date("2026-05-01T12:00:00Z");
let mailbox: CodeTarget & { purpose: "signUp" };
let count = 0;
beforeEach(() => {
  context.setTime(start.toISOString());
  count += 1;
  mailbox = { purpose: "signUp", email: `box${count}@site.test` };
});

const after = (seconds: number) => context.setTime(new Date(start.getTime() + seconds * 1000).toISOString());

async function send(to: CodeTarget = mailbox): Promise<string> {
  expect(await sendCode(context, to, "en")).toEqual({ ok: true, resendAfter: 60 });
  return readMailedCode(context, to.email);
}

test("an email code has six digits and is never stored in plain text", async () => {
  const code = await send();
  expect(code).toMatch(/^\d{6}$/);
  const { rows } = await context.database.execute(sql`select * from email_code`);
  expect(JSON.stringify(rows)).not.toContain(code);
  expect(JSON.stringify(rows)).not.toContain("site.test");
  const { rows: jobs } = await context.database.execute(sql`select data from pgboss.job where name like 'mail%'`);
  expect(JSON.stringify(jobs)).not.toContain(code);
});

test("an email code is valid only for its mailbox and purpose", async () => {
  const code = await send();
  expect(await checkCode(context, mailbox, wrongCodeFor(code))).toBe("wrong");
  expect(await checkCode(context, { ...mailbox, purpose: "retrieve" }, code)).toBe("wrong");
  expect(await checkCode(context, { ...mailbox, email: "other@site.test" }, code)).toBe("wrong");
  expect(await checkCode(context, mailbox, code)).toBe("right");
});

test("an email code for a new address is valid for one account only", async () => {
  const [firstAccount, otherAccount] = ["one", "other"].map(
    (accountId) => ({ purpose: "changeEmail", email: mailbox.email, accountId }) as const,
  );
  const code = await send(firstAccount);
  expect(await checkCode(context, otherAccount!, code)).toBe("wrong");
  expect(await checkCode(context, firstAccount!, code)).toBe("right");
});

test("an email code expires after ten minutes and is deleted by the cleanup job", async () => {
  const code = await send();
  after(599);
  expect(await checkCode(context, mailbox, code)).toBe("right");
  after(600);
  expect(await checkCode(context, mailbox, code)).toBe("wrong");
  await deleteExpiredCodes(context);
  const { rows } = await context.database.execute(sql`select from email_code where expires_at <= ${context.clock.now().toISOString()}`);
  expect(rows).toEqual([]);
});

test("an email code allows five wrong guesses and does not count correct ones", async () => {
  const code = await send();
  for (let tried = 0; tried < 4; tried += 1) {
    expect(await checkCode(context, mailbox, wrongCodeFor(code))).toBe("wrong");
    expect(await checkCode(context, mailbox, code)).toBe("right");
  }
  await checkCode(context, mailbox, wrongCodeFor(code));
  expect(await checkCode(context, mailbox, code)).toBe("wrong");
});

test("an email code compares only five of many concurrent guesses", async () => {
  const code = await send();
  await Promise.all(Array.from({ length: 50 }, () => checkCode(context, mailbox, wrongCodeFor(code))));
  const { rows } = await context.database.execute(sql`select tries from email_code order by sent_at desc, tries desc limit 1`);
  expect(rows).toEqual([{ tries: 5 }]);
  expect(await checkCode(context, mailbox, code)).toBe("wrong");
});

test("an email code can be used only once, also by concurrent requests", async () => {
  const code = await send();
  const uses = await Promise.all(
    Array.from({ length: 20 }, () => context.database.transaction((transaction) => redeemCode(context, transaction, mailbox, code))),
  );
  expect(uses.filter(Boolean)).toHaveLength(1);
  expect(await checkCode(context, mailbox, code)).toBe("used");
});

test("an email code is sent once for concurrent requests and replaceable after a minute", async () => {
  const results = await Promise.all(Array.from({ length: 20 }, () => sendCode(context, mailbox, "de")));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, reason: "resendTooSoon", resendAfter: 60 });
  expect(await readQueuedMails(context, mailbox.email)).toMatchObject([{ name: "signUpCode", language: "de" }]);
  const firstCode = await readMailedCode(context, mailbox.email);
  for (let tried = 0; tried < 5; tried += 1) await checkCode(context, mailbox, wrongCodeFor(firstCode));
  after(60);
  const second = await send();
  expect(await checkCode(context, mailbox, second)).toBe("right");
  if (firstCode !== second) expect(await checkCode(context, mailbox, firstCode)).toBe("wrong");
});
