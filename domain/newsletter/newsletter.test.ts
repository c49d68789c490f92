import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as v from "valibot";
import { newsletterProof, newsletterSubscriber, newsletterText } from "#db/newsletter.ts";
import { rateLimit } from "#db/rate-limit.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import type { OutgoingMail } from "#domain/mail";
import {
  confirmSubscription,
  readNewsletterChoice,
  setNewsletterChoice,
  subscribe,
  deleteExpiredSubscribers,
  unsubscribe,
} from "./index.ts";
import { consentTexts, consentVersion, subscriptionSchema } from "./schema.ts";

const origin = { language: "de", address: "192.0.2.7" } as const;
const email = "max@example.org";

let context: TestContext;
let mails: OutgoingMail[] = [];
beforeAll(async () => {
  context = await openTestContext();
  const jobs = {
    ...context.jobs,
    enqueue: async (_: unknown, __: unknown, queued: readonly { data: object }[]) => {
      for (const { data } of queued) mails.push(JSON.parse(context.secrets.open((data as { sealed: string }).sealed)) as OutgoingMail);
    },
  };
  context = { ...context, jobs };
});
afterAll(() => context.close());
beforeEach(async () => {
  mails = [];
  context.setTime("2026-05-01T12:00:00Z");
  await context.database.delete(newsletterSubscriber);
  await context.database.delete(rateLimit);
});

const subscribeWith = (fields: object = {}) =>
  subscribe(context, { subscription: v.parse(subscriptionSchema, { email, consent: true, ...fields }), origin });
const tokenOf = (mail: OutgoingMail) => new URL(mail.data.link!, "http://site.test").searchParams.get("token")!;
const unsubscribeTokenOf = (mail: OutgoingMail) => new URL(mail.data.unsubscribe!, "http://site.test").searchParams.get("token")!;
const confirmWith = (token: string) => confirmSubscription(context, { token, origin: { ...origin, page: "/de/newsletter/confirm" } });
const unsubscribeWith = (token: string) => unsubscribe(context, { token, origin: { address: "198.51.100.1" } });
const readSubscriberRow = async () =>
  (await context.database.select().from(newsletterSubscriber).where(eq(newsletterSubscriber.email, email)))[0]!;
const readProofs = async () =>
  (await context.database.select().from(newsletterProof).orderBy(asc(newsletterProof.at))).map(({ act }) => act);

test("a newsletter subscription is pending until confirmed and then acknowledged by mail", async () => {
  expect(await subscribeWith({ name: "Max", userType: "installer" })).toEqual({ ok: true });
  expect(await readSubscriberRow()).toMatchObject({ state: "pending", name: "Max", userType: "installer", language: "de" });
  expect(await confirmWith(tokenOf(mails[0]!))).toEqual({ ok: true });
  expect((await readSubscriberRow()).state).toBe("confirmed");
  expect(mails.map(({ name, language, to }) => [name, language, to])).toEqual([
    ["newsletterConfirm", "de", email],
    ["newsletterConfirmed", "de", email],
  ]);
  expect(mails[0]!.data.link).toMatch(/^\/de\/newsletter\/confirm\?token=/);
  for (const { data } of mails) expect(data.unsubscribe).toMatch(/^\/api\/newsletter\/unsubscribe\?token=/);
});

test("the newsletter consent proof stores version, text, page and time, no IP address", async () => {
  await subscribeWith({ page: "/de/about-us" });
  await confirmWith(tokenOf(mails[0]!));
  const proofs = await context.database.select().from(newsletterProof).orderBy(asc(newsletterProof.at), asc(newsletterProof.act));
  expect(proofs.map(({ act, page, textVersion, language, at }) => ({ act, page, textVersion, language, at: at.toISOString() }))).toEqual([
    { act: "confirmation", page: "/de/newsletter/confirm", textVersion: consentVersion, language: "de", at: "2026-05-01T12:00:00.000Z" },
    { act: "consent", page: "/de/about-us", textVersion: consentVersion, language: "de", at: "2026-05-01T12:00:00.000Z" },
  ]);
  expect(JSON.stringify(proofs)).not.toContain(origin.address);
  expect(await context.database.select({ text: newsletterText.text }).from(newsletterText)).toEqual([
    { text: consentTexts[consentVersion].de },
  ]);
});

test("the newsletter token is stored as its hash only", async () => {
  await subscribeWith();
  const token = tokenOf(mails[0]!);
  expect(token).toMatch(/^[\w-]{43}$/);
  const { tokenHash } = await readSubscriberRow();
  expect(tokenHash).toMatch(/^[\w-]{43}$/);
  for (const table of ["newsletter_subscriber", "newsletter_proof", "newsletter_text"]) {
    const { rows } = await context.database.execute(sql`select * from ${sql.identifier(table)}`);
    expect(JSON.stringify(rows)).not.toContain(token);
  }
  // The stored hash is not accepted as a token.
  expect(await confirmWith(tokenHash!)).toMatchObject({ reason: "linkExpired" });
  expect((await readSubscriberRow()).state).toBe("pending");
});

describe("repeated newsletter subscription", () => {
  test("succeeds and sends at most one mail a day", async () => {
    await subscribeWith();
    expect(await subscribeWith()).toEqual({ ok: true });
    context.setTime("2026-05-02T11:59:59Z");
    expect(await subscribeWith()).toEqual({ ok: true });
    expect(mails).toHaveLength(1);
    context.setTime("2026-05-02T12:00:00Z");
    await subscribeWith();
    expect(mails).toHaveLength(2);
    expect(await confirmWith(tokenOf(mails[0]!))).toMatchObject({ reason: "linkExpired" });
    expect(await confirmWith(tokenOf(mails[1]!))).toEqual({ ok: true });
  });

  test("by eight concurrent requests creates one row and one mail", async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => subscribeWith()));
    expect(outcomes).toEqual(Array.from({ length: 8 }, () => ({ ok: true })));
    expect([await context.database.$count(newsletterSubscriber), mails.length]).toEqual([1, 1]);
  });

  test("keeps earlier values of fields left empty", async () => {
    await subscribeWith({ name: "Max", country: "DE" });
    await subscribeWith({ country: "AT" });
    expect(await readSubscriberRow()).toMatchObject({ name: "Max", country: "AT" });
  });
});

describe("newsletter mailbox with several addresses", () => {
  const names = ["max@example.org", "max+news@example.org", "max+a+b@example.org", "MAX+News@example.org"];

  test("gets one mail a day and stores each address as given", async () => {
    for (const name of names) expect(await subscribeWith({ email: name })).toEqual({ ok: true });
    expect(mails.map(({ to }) => to)).toEqual([email]);
    const rows = await context.database
      .select({ email: newsletterSubscriber.email, state: newsletterSubscriber.state })
      .from(newsletterSubscriber);
    expect(new Set(rows.map((found) => found.email))).toEqual(new Set(names.slice(0, 3)));
    expect(rows.map(({ state }) => state)).toEqual(["pending", "pending", "pending"]);
    context.setTime("2026-05-02T12:00:00Z");
    await subscribeWith({ email: names[1] });
    await subscribeWith({ email: names[0] });
    expect(mails.map(({ to }) => to)).toEqual([email, "max+news@example.org"]);
  });

  test("gets one mail for concurrent subscriptions", async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => subscribeWith({ email: `max+${index}@example.org` })));
    expect(mails).toHaveLength(1);
  });

  test("gets further mails after a confirmation", async () => {
    await subscribeWith();
    await confirmWith(tokenOf(mails[0]!));
    await subscribeWith({ email: names[1] });
    expect(mails.at(-1)).toMatchObject({ name: "newsletterConfirm", to: names[1] });
  });

  test.each(["max.imum@example.org", "maximum@example.org", "max@sub.example.org", "+max@example.org", "+mox@example.org"])(
    "differs from the mailbox of %s",
    async (other) => {
      await subscribeWith();
      await subscribeWith({ email: "+mix@example.org" });
      await subscribeWith({ email: other });
      expect(mails).toHaveLength(3);
    },
  );

  test("is deleted with its unconfirmed addresses, also without a mail", async () => {
    for (const name of names) await subscribeWith({ email: name });
    context.setTime("2026-05-08T12:00:01Z");
    await deleteExpiredSubscribers(context);
    expect(await context.database.$count(newsletterSubscriber)).toBe(0);
  });
});

test("a confirmed newsletter address is rejected in any spelling", async () => {
  await subscribeWith();
  await confirmWith(tokenOf(mails[0]!));
  expect(await subscribeWith({ email: "MAX@Example.org " })).toEqual({ ok: false, reason: "alreadySubscribed" });
  expect(await readProofs()).toHaveLength(2);
});

test.each([
  ["2026-05-08T12:00:00Z", { ok: true }],
  ["2026-05-08T12:00:01Z", { ok: false, reason: "linkExpired" }],
])("the newsletter confirmation link expires after a week: used at %s", async (moment, outcome) => {
  await subscribeWith();
  context.setTime(moment);
  expect(await confirmWith(tokenOf(mails[0]!))).toEqual(outcome);
});

test("the newsletter confirmation link succeeds again without changes", async () => {
  await subscribeWith();
  await confirmWith(tokenOf(mails[0]!));
  expect(await confirmWith(tokenOf(mails[0]!))).toEqual({ ok: true });
  expect([mails.length, (await readProofs()).length]).toEqual([2, 2]);
});

describe("newsletter unsubscription", () => {
  test("works repeatedly and before confirmation", async () => {
    await subscribeWith();
    expect(await unsubscribeWith(unsubscribeTokenOf(mails[0]!))).toEqual({ ok: true });
    expect(await unsubscribeWith(unsubscribeTokenOf(mails[0]!))).toEqual({ ok: true });
    expect((await readSubscriberRow()).state).toBe("unsubscribed");
    expect(await readProofs()).toEqual(["consent", "withdrawal"]);
    expect(await confirmWith(tokenOf(mails[0]!))).toMatchObject({ reason: "linkExpired" });
  });

  test("allows a new subscription at once", async () => {
    await subscribeWith();
    await confirmWith(tokenOf(mails[0]!));
    await unsubscribeWith(unsubscribeTokenOf(mails[1]!));
    expect(await subscribeWith()).toEqual({ ok: true });
    expect(await confirmWith(tokenOf(mails[2]!))).toEqual({ ok: true });
    expect((await readSubscriberRow()).state).toBe("confirmed");
  });

  test.each(["", "x", "b1352b94-741b-4dff-8e54-693d09bd94e7", `b1352b94-741b-4dff-8e54-693d09bd94e7.${"A".repeat(43)}`])(
    "does nothing with the invalid token %j",
    async (token) => {
      await subscribeWith();
      expect(await unsubscribeWith(token)).toEqual({ ok: false, reason: "linkExpired" });
      expect((await readSubscriberRow()).state).toBe("pending");
    },
  );

  test("affects only the address of the token", async () => {
    await subscribeWith();
    await subscribeWith({ email: "other@example.org" });
    await unsubscribeWith(unsubscribeTokenOf(mails[1]!));
    expect((await readSubscriberRow()).state).toBe("pending");
  });
});

test("an account's newsletter choice needs no confirmation and stores its consent", async () => {
  const choose = (choice: boolean) =>
    context.database.transaction((transaction) => setNewsletterChoice(context, transaction, { email, subscribe: choice, origin }));
  await choose(true);
  await choose(true);
  expect(await readNewsletterChoice(context, { email })).toBe(true);
  await choose(false);
  await choose(false);
  expect(await readNewsletterChoice(context, { email })).toBe(false);
  expect(await readProofs()).toHaveLength(2);
  expect(mails.map(({ name }) => name)).toEqual(["newsletterConfirmed"]);
});

test("the newsletter cleanup job deletes unconfirmed and long unsubscribed addresses", async () => {
  await subscribeWith();
  await subscribeWith({ email: "second@example.org" });
  await unsubscribeWith(unsubscribeTokenOf(mails[1]!));
  await subscribeWith({ email: "third@example.org" });
  await confirmWith(tokenOf(mails[2]!));
  const remaining = async () =>
    (
      await context.database.select({ email: newsletterSubscriber.email }).from(newsletterSubscriber).orderBy(newsletterSubscriber.email)
    ).map((found) => found.email);
  context.setTime("2026-05-08T12:00:01Z");
  await deleteExpiredSubscribers(context);
  expect(await remaining()).toEqual(["second@example.org", "third@example.org"]);
  context.setTime("2029-05-02T12:00:01Z");
  await deleteExpiredSubscribers(context);
  expect(await remaining()).toEqual(["third@example.org"]);
});

test.each([
  [{ consent: true }, { email: "emailRequired" }],
  [{ email: "Max", consent: true }, { email: "newsletterEmail" }],
  [{ email: "mаx@example.org", consent: true }, { email: "newsletterEmail" }],
  [{ email: `${"x".repeat(250)}@example.org`, consent: true }, { email: "tooLong" }],
  [{ email }, { consent: "consentRequired" }],
  [{ email, consent: "2020-01" }, { consent: "consentRequired" }],
  [{ email, consent: true, userType: "Installer" }, { userType: "unknownChoice" }],
  [{ email, consent: true, country: "XX" }, { country: "unknownChoice" }],
  [{ email, consent: consentVersion, name: "", company: " ", userType: "", page: "javascript:" }, {}],
])("the newsletter form is validated by field: %j", (fields, reasons) => {
  const { issues = [] } = v.safeParse(subscriptionSchema, fields);
  expect(Object.fromEntries(issues.toReversed().map(({ path, message }) => [path![0].key, message]))).toEqual(reasons);
});
