import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { account } from "#db/account.ts";
import { contactAttachment, contactMessage } from "#db/contact.ts";
import { eraseClosedAccounts } from "#domain/account";
import type { QuestionEntry } from "#domain/account/schema";
import { confirmSubscription, saveIssue, sendIssue } from "#domain/newsletter";
import { activateService } from "#domain/open-api";
import type { NewKey } from "#domain/open-api/schema";
import { deleteExpiredLimits } from "#platform/rate-limit";
import { readQueuedMails } from "#tests/support/sign-up-form.ts";
import type { NewWebhook } from "#domain/webhooks/schema";
import { openTestApi } from "#tests/support/test-api.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { personalData } from "./personal-data.ts";

/** Texts per table that a person's export must contain. A new table with personal data needs a row here or in `exempt`. */
const exported: Record<string, string[]> = {
  "public.account": ["Léa", "+336"],
  "public.account_session": ["10.9.8.7", "Firefox"],
  "public.contact_question": ["Léa Martin", "0612345678", "Soleil SARL", "Which battery fits?", "purchase", "FR", "fr"],
  "public.contact_message": ["It is in the cellar.", "That one."],
  "public.contact_attachment": ["plan.pdf"],
  "public.newsletter_subscriber": ["Wind & Co", "epc", "confirmed"],
  "public.newsletter_delivery": ["An issue of theirs", "queued"],
  "public.newsletter_proof": ["consent", "confirmation", "/en/newsletter"],
  "public.open_api_service": ["activatedAt"],
  "public.open_api_key": ["ek_", "lastUsed"],
  "public.open_api_request": ["/api/news/list"],
  "public.sandbox_command": ["exportLimit"],
  "public.open_api_webhook": ["https://127.0.0.1:1/theirs"],
  "public.open_api_delivery": ["ping"],
  "public.security_event": ["openApi.activated", "openApi.keyCreated"],
};

/** Tables with personal data that are not exported, with the reason. */
const exempt: Record<string, string> = {
  "public.account_credential": "the password hash is a secret and must not be exported; erased with the account",
  "public.contact_attachment_part": "bytes of an attachment: the export names the file and the thread serves it; erased with the question",
  "public.contact_note": "internal notes of staff; erased with the question",
  "public.presence": "the entry that a staff user has open; deleted seconds after the user leaves",
  "public.second_factor": "a sealed secret of a staff user, like a password; erased with the account",
  "public.passkey": "public keys of a staff user, which the account screen lists; erased with the account",
  "public.passkey_challenge": "random numbers of open dialogs; erased within minutes",
  "public.content_comment": "comments of staff on texts of the company; they lose their author with the account",
  "public.content_review": "requests of staff about texts of the company; erased with the account",
  "public.staff_notice": "notices of work in the back office; erased after 90 days and with the account",
  "public.staff_invitation": "data of the company about an address without an account; erased when it expires",
  "public.email_code": "hashes of mailbox and code, which cannot be reversed; erased within two hours",
};

let context: TestContext;
let site: ReturnType<typeof openTestApi>;
let owner: Awaited<ReturnType<typeof fill>>;
let stranger: Awaited<ReturnType<typeof fill>>;
beforeAll(async () => {
  context = await openTestContext();
  site = openTestApi(context);
  owner = await fill("10.9.8.7");
  stranger = await fill("10.9.8.6");
});
afterAll(() => context.close());

/** Signs up a visitor and uses every feature that stores personal data. */
async function fill(address: string) {
  const { form, password } = await site.signUp();
  const browser = site.open(address);
  await browser.call("/account/login", { login: form.email, password, agree: true });
  const question = {
    name: "Léa Martin",
    country: "FR",
    telephone: "0612345678",
    company: "Soleil SARL",
    message: "Which battery fits?",
    problemType: "purchase",
  };
  await browser.call("/contact/question", { ...question, email: form.email }, { "accept-language": "fr" });
  const [questionEntry] = (await browser.call("/account/questions")).body.data as QuestionEntry[];
  const now = context.clock.now();
  const [answer] = await context.database
    .insert(contactMessage)
    .values({ questionId: questionEntry!.id, from: "company", text: "That one.", createdAt: now })
    .returning();
  const plan = { name: "plan.pdf", type: "application/pdf", bytes: 4, createdAt: now };
  await context.database.insert(contactAttachment).values({ questionId: questionEntry!.id, messageId: answer!.id, ...plan });
  await browser.call("/contact/thread", { token: questionEntry!.thread, message: "It is in the cellar." });
  await browser.call("/newsletter/subscribe", {
    email: form.email,
    name: "Léa",
    country: "FR",
    company: "Wind & Co",
    userType: "epc",
    consent: true,
    page: "/en/newsletter",
  });
  const mail = (await readQueuedMails(context, form.email)).find(({ name }) => name === "newsletterConfirm");
  const token = new URL(mail?.data.link ?? "", "http://site.test").searchParams.get("token") ?? "";
  expect(await confirmSubscription(context, { token, origin: { language: "en", address } })).toEqual({ ok: true });
  const issue = await saveIssue(context, { id: null, basedOn: 0, language: "en", subject: "An issue of theirs", intro: "", entries: [] });
  if (issue.ok) await sendIssue(context, { id: issue.id, basedOn: 1 });
  await activateService(context, form.email);
  const { id, secret } = (await browser.call("/account/open-api/key", {})).body.data as NewKey;
  const withKey = { authorization: `Bearer ${id}.${secret}` };
  await browser.call("/news/list", undefined, withKey);
  await browser.call("/v1/plants/sim-house/export-limit", { limitW: 4000 }, withKey);
  const hook = (await browser.call("/v1/webhooks", { url: "https://127.0.0.1:1/theirs" }, withKey)).body.data as NewWebhook;
  await browser.call(`/v1/webhooks/${hook.id}/ping`, {}, withKey);
  const [row] = await context.database
    .select({ id: account.id })
    .from(account)
    .where(sql`email = ${form.email}`);
  return { browser, form, password, accountId: row!.id };
}

const readExport = async ({ browser }: typeof owner) => {
  const { exportedAt: _, ...everything } = (await browser.call("/account/export")).body.data as Record<string, unknown>;
  return everything;
};

/** Lists tables with a column for an account, a mailbox or a phone number, and all tables that reference them, even indirectly. */
async function tablesOfPersons(): Promise<string[]> {
  const { rows } = await context.database.execute<{ name: string }>(sql`
    with recursive named as (
      select distinct c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
      where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema') and a.attnum > 0 and not a.attisdropped
        and a.attname ~ '(^|_)(account|user|owner|person|e?mail|mailbox|phone|telephone)(_|$)'
      union select conrelid from pg_constraint join named on confrelid = named.oid where contype = 'f'
    )
    select nspname || '.' || relname as name from named join pg_class c using (oid) join pg_namespace n on n.oid = c.relnamespace order by 1`);
  return rows.map(({ name }) => name);
}

/** Lists tables with a row that contains one of these texts in any column. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const { rows } = await context.database.execute<{ name: string }>(sql`
    select nspname || '.' || relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema') order by 1`);
  const tableNames: string[] = [];
  for (const { name } of rows) {
    const condition = sql.join(
      texts.map((text) => sql`strpos(row::text, ${text}) > 0`),
      sql` or `,
    );
    const { rows: hits } = await context.database.execute(sql`select from ${sql.raw(name)} as row where ${condition} limit 1`);
    if (hits.length > 0) tableNames.push(name);
  }
  return tableNames;
}

test("every table with personal data is exported or listed as exempt", async () => {
  const listedTables = new Set([...Object.keys(exported), ...Object.keys(exempt)]);
  expect((await tablesOfPersons()).filter((name) => !listedTables.has(name))).toEqual([]);
  expect((await tablesWith([owner.accountId, owner.form.email])).filter((name) => !listedTables.has(name))).toEqual([]);
});

test.each(Object.keys(exported))("the personal data export contains the data of table %s", async (table) => {
  const everything = JSON.stringify(await readExport(owner));
  for (const text of exported[table]!) expect(everything).toContain(text);
});

test("the personal data export contains no secrets and no data of other accounts", async () => {
  const everything = JSON.stringify(await readExport(owner));
  expect(everything).not.toMatch(/argon2|token|_?hash|secret/i);
  for (const text of [stranger.form.email, stranger.accountId]) expect(everything).not.toContain(text);
});

test("erasing a closed account removes its personal data and leaves other accounts unchanged", async () => {
  const otherExport = await readExport(stranger);
  await owner.browser.call("/account/delete", { password: owner.password });
  const now = context.clock.now();
  context.setTime(new Date(now.getTime() + 14 * 86_400_000).toISOString());
  expect(await eraseClosedAccounts(context, personalData)).toBe(1);
  // Deletes expired rate limits, as the cleanup job does in production.
  await deleteExpiredLimits(context.database, context.clock.now());
  expect(await tablesWith([owner.accountId, owner.form.email, owner.form.username])).toEqual([]);
  context.setTime(now.toISOString());
  expect(await readExport(stranger)).toEqual(otherExport);
});
