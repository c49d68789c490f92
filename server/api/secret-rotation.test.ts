import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as v from "valibot";
import { account } from "#db/account.ts";
import { contactQuestion } from "#db/contact.ts";
import { openApiDelivery, openApiWebhook } from "#db/open-api.ts";
import { redeemCaptcha } from "#domain/captcha";
import { createDeviceToken } from "#domain/account";
import { threadPath } from "#domain/contact";
import { createPreviewPath, readPreviewToken } from "#domain/editing";
import { previewParameter } from "#domain/editing/schema";
import { confirmSubscription, subscribe, unsubscribe } from "#domain/newsletter";
import { subscriptionSchema } from "#domain/newsletter/schema";
import { checkKey } from "#domain/open-api";
import { deliverEvent, registerWebhook } from "#domain/webhooks";
import { openSecrets } from "#platform/secrets";
import { siteSecret } from "#scripts/running-site/environment.ts";
import { otherPassword } from "#scripts/running-site/passwords.ts";
import { storeCaptchaToken } from "#scripts/running-site/store-captcha-token.ts";
import { openTestApi } from "#tests/support/test-api.ts";
import { readQueuedMails, signUpForm } from "#tests/support/sign-up-form.ts";
import { solveProofOfWork } from "#tests/support/captcha-api.ts";
import { openApiKeyClient } from "#tests/support/open-api-key-client.ts";
import { createOneTimeCode, inviteStaffUser, createStaffUser } from "#tests/support/staff.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { readDeviceToken } from "../../domain/account/device-token.ts";
import { createProofChallenge, isProofValid } from "../../domain/captcha/proof-of-work.ts";
import { decryptMail } from "../../domain/mail/queue-mail.ts";

const noon = "2026-05-01T12:00:00Z";
const newSecret = "the secret that the site has from now on";
const origin = { language: "en", address: "192.0.2.7" } as const;

/**
 * Three sites on one database: before the rotation, after it with the former secret as fallback, and with the new secret only. The
 * first accepts the new secret already, like one of several instances.
 */
type Stage = { context: TestContext; site: ReturnType<typeof openTestApi> };
let before: Stage;
let rotated: Stage;
let alone: Stage;
beforeAll(async () => {
  const context = await openTestContext();
  const stageOf = (stageContext: TestContext): Stage => ({ context: stageContext, site: openTestApi(stageContext) });
  before = stageOf({ ...context, secrets: openSecrets(siteSecret, newSecret) });
  rotated = stageOf({ ...context, secrets: openSecrets(newSecret, siteSecret) });
  alone = stageOf({ ...context, secrets: openSecrets(newSecret) });
});
beforeEach(() => before.context.setTime(noon));
afterAll(() => before.context.close());

const tokenIn = (link: string | undefined) => new URL(link ?? "", "http://site.test").searchParams.get("token") ?? "";
const me = async ({ site }: Stage, cookie: string) => (await site.open().call("/account/me", undefined, { cookie })).status;

async function askQuestion(): Promise<{ id: string; language: string; email: string }> {
  const { email } = signUpForm();
  const form = { name: "Zoë", telephone: "0612345678", company: "Soleil", message: "Which battery?", email };
  await before.site.open().call("/contact/question", form);
  const [question] = await before.context.database.select().from(contactQuestion).where(eq(contactQuestion.email, email));
  return question!;
}

async function enterNewsletter(): Promise<{ link?: string; unsubscribe?: string }> {
  const { email } = signUpForm();
  await subscribe(before.context, { subscription: v.parse(subscriptionSchema, { email, consent: true }), origin });
  return (await readQueuedMails(before.context, email)).at(-1)!.data;
}

type Kind = [what: string, give: () => Promise<string>, isAccepted: (stage: Stage, token: string) => Promise<boolean>];
const kinds: Kind[] = [
  [
    "a link to a thread",
    async () => tokenIn(threadPath(before.context, await askQuestion())),
    async ({ site }, token) => (await site.open().call(`/contact/thread?token=${token}`)).body.code === 200,
  ],
  [
    "a link to a preview",
    async () => createPreviewPath(before.context, { type: "news", key: "opening", language: "en" })!,
    async ({ context }, link) => {
      const { pathname, searchParams } = new URL(link, "http://site.test");
      return readPreviewToken(context, { token: searchParams.get(previewParameter)!, path: pathname }) !== undefined;
    },
  ],
  [
    "a link to confirm a subscription",
    async () => tokenIn((await enterNewsletter()).link),
    async ({ context }, token) => (await confirmSubscription(context, { token, origin })).ok,
  ],
  [
    "a link to unsubscribe",
    async () => tokenIn((await enterNewsletter()).unsubscribe),
    async ({ context }, token) => (await unsubscribe(context, { token, origin })).ok,
  ],
  [
    "a link to a new password",
    async () => {
      const { form } = await before.site.signUp();
      await before.site.getCode(form.email, "retrieve");
      return tokenIn((await readQueuedMails(before.context, form.email)).at(-1)!.data.link);
    },
    async ({ site }, token) => {
      const passwords = { password: otherPassword, confirmPassword: otherPassword };
      return (await site.open().call("/account/retrieve/link", { token, ...passwords })).body.code === 200;
    },
  ],
  [
    "a code to sign up",
    async () => {
      const form = signUpForm();
      return JSON.stringify({ ...form, code: await before.site.getCode(form.email) });
    },
    async ({ site }, form) => (await site.open().call("/account/sign-up", JSON.parse(form))).body.code === 200,
  ],
  [
    "a solved captcha",
    async () => JSON.stringify(await storeCaptchaToken(before.context)),
    async ({ context }, solved) => redeemCaptcha(context, JSON.parse(solved) as { token: string; visitor: string }),
  ],
  [
    "an invitation of staff",
    () => inviteStaffUser(before.context, { email: signUpForm().email, role: "support" }),
    async ({ site }, token) => (await site.open().call("/staff/join/read", { token })).body.code === 200,
  ],
  [
    "a known device",
    async () => createDeviceToken(before.context, "00000000-0000-4000-8000-000000000001"),
    async ({ context }, token) =>
      readDeviceToken(context, { accountId: "00000000-0000-4000-8000-000000000001", token, passwordSetAt: new Date(0) }) !== undefined,
  ],
  [
    "mail that waits",
    async () => {
      await askQuestion();
      const { rows } = await before.context.database.execute<{ data: { sealed: string } }>(
        sql`select data from pgboss.job where name = 'mail' order by created_on`,
      );
      return rows.at(-1)!.data.sealed;
    },
    async ({ context }, sealed) => {
      try {
        return decryptMail(context, { id: "one", data: { sealed } }).to !== "";
      } catch {
        return false;
      }
    },
  ],
];

test.each(kinds)(
  "a rotated session secret accepts %s from before the rotation while the former secret is the fallback",
  async (_, give, isAccepted) => {
    const token = await give();
    expect(await isAccepted(alone, token)).toBe(false);
    expect(await isAccepted(rotated, token)).toBe(true);
  },
);

test("a rotated session secret accepts a proof of work from before the rotation", async () => {
  const puzzle = randomUUID();
  const challenge = await createProofChallenge(before.context.secrets, puzzle, 1);
  const proof = await solveProofOfWork({ challenge });
  const isAcceptedBy = ({ context }: Stage) => isProofValid(context.secrets, puzzle, proof);
  expect([await isAcceptedBy(alone), await isAcceptedBy(rotated)]).toEqual([false, true]);
});

test("a new code to a mailbox replaces one from before the rotation", async () => {
  const form = signUpForm();
  const formerCode = await before.site.getCode(form.email);
  before.context.setTime("2026-05-01T12:01:30Z");
  const code = await rotated.site.getCode(form.email);
  const signUp = async (with_: string) => (await rotated.site.open().call("/account/sign-up", { ...form, code: with_ })).body;
  if (formerCode !== code) expect((await signUp(formerCode)).reasons).toEqual({ code: "wrongCode" });
  expect((await signUp(code)).code).toBe(200);
});

describe("session from before the rotation", () => {
  test("continues and gets a cookie signed with the new secret", async () => {
    const { browser } = await before.site.signUp();
    const formerCode = browser.cookie();
    const newCookie = rotated.site.open();
    expect((await newCookie.call("/account/me", undefined, { cookie: formerCode })).status).toBe(200);
    expect(await me(alone, newCookie.cookie())).toBe(200);
    expect(await me(alone, formerCode)).toBe(401);
  });

  test("gets no second cookie once its cookie is signed with the new secret", async () => {
    const { browser } = await rotated.site.signUp();
    expect((await browser.call("/account/me")).cookies).toEqual([]);
  });

  test("ends when its owner signs out", async () => {
    const { browser } = await before.site.signUp();
    await rotated.site.open().call("/account/sign-out", {}, { cookie: browser.cookie() });
    expect(await me(before, browser.cookie())).toBe(401);
  });

  test("ends when its browser logs in again", async () => {
    const { browser, form, password } = await before.site.signUp();
    const formerCode = browser.cookie();
    const login = { login: form.email, password, agree: true };
    expect((await rotated.site.open().call("/account/login", login, { cookie: formerCode })).body.code).toBe(200);
    expect(await me(before, formerCode)).toBe(401);
  });
});

describe("second factor from before the rotation", () => {
  async function proveIn({ site }: Stage, { email, password }: { email: string; password: string }, code: string): Promise<number> {
    const browser = site.open();
    await browser.call("/account/login", { login: email, password, agree: true });
    return (await browser.call("/staff/second-factor/prove", { code })).body.code;
  }

  test("works and is encrypted with the new secret when it is used", async () => {
    const staff = await createStaffUser(before.context, before.site, "support");
    expect(await proveIn(rotated, staff, createOneTimeCode(before.context, staff.secret, 1))).toBe(200);
    before.context.setTime("2026-05-01T12:02:00Z");
    expect(await proveIn(alone, staff, createOneTimeCode(before.context, staff.secret))).toBe(200);
  });

  test("accepts its recovery codes once while the former secret is the fallback", async () => {
    const staff = await createStaffUser(before.context, before.site, "support");
    const [one = "", other = ""] = staff.recoveryCodes;
    expect(await proveIn(rotated, staff, one)).toBe(200);
    expect(await proveIn(rotated, staff, one)).toBe(400);
    expect(await proveIn(alone, staff, other)).toBe(400);
  });
});

test("an Open API key is hashed with the new secret when it is used", async () => {
  const { key } = await openApiKeyClient(before.site);
  expect(await checkKey(alone.context, key)).toBeUndefined();
  expect(await checkKey(rotated.context, key)).toMatchObject({ scope: "control" });
  expect(await checkKey(alone.context, key)).toMatchObject({ scope: "control" });
});

test("the secret of a webhook is encrypted with the new secret when it is used", async () => {
  const { context } = before;
  const { owner } = await openApiKeyClient(before.site);
  const [holder] = await context.database.select().from(account).where(eq(account.email, owner.form.email));
  // Nothing listens on port 9, so the delivery fails after signing.
  const outcome = await registerWebhook(context, { accountId: holder!.id, url: "http://127.0.0.1:9/events", events: ["ping"] });
  if (!outcome.ok) throw new Error(outcome.reason);
  const { id: webhookId, secret } = outcome.webhook;
  const [delivery] = await context.database
    .insert(openApiDelivery)
    .values({ webhookId, event: "ping", body: "{}", state: "pending", createdAt: context.clock.now() })
    .returning({ id: openApiDelivery.id });
  const job = { id: "one", data: { deliveryId: delivery!.id } };
  expect(await deliverEvent(rotated.context, { job, closing: new AbortController().signal })).toEqual({
    error: "unreachable",
    isFinal: false,
  });
  const [webhookRow] = await context.database.select().from(openApiWebhook).where(eq(openApiWebhook.id, webhookId));
  expect(alone.context.secrets.open(webhookRow!.sealedSecret)).toBe(secret);
});
