import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactQuestion } from "#db/contact.ts";
import { createLog } from "#platform/log";
import { openTestApi, type TestBrowser } from "#tests/support/test-api.ts";
import { signUpForm } from "#tests/support/sign-up-form.ts";
import { createStaffUser } from "#tests/support/staff.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";

const marker = "Zquibbelix";
let context: TestContext;
let site: ReturnType<typeof openTestApi>;
let visitor: TestBrowser;
let support: TestBrowser;
let administrator: TestBrowser;
let questionId: string;

/** Tables that forms write to. A trigger refuses every row with a message, a detail and a hint that quote it. */
const tables = [
  "account",
  "answer_template",
  "contact_attachment",
  "contact_note",
  "contact_question",
  "content_entry",
  "content_revision",
  "newsletter_issue",
  "newsletter_subscriber",
  "search_synonym",
  "staff_invitation",
];

beforeAll(async () => {
  context = await openTestContext();
  site = openTestApi(context);
  visitor = (await site.signUp()).browser;
  support = (await createStaffUser(context, site, "support")).browser;
  administrator = (await createStaffUser(context, site, "administrator")).browser;
  const { email } = signUpForm();
  await visitor.call("/contact/question", { name: "Zoë", email, telephone: "0612345678", company: "Soleil", message: "Which?" });
  questionId = (await context.database.select().from(contactQuestion).where(eq(contactQuestion.email, email)))[0]!.id;
  await context.database.execute(sql`
    create function refuse_row() returns trigger language plpgsql as $$ begin
      raise exception 'refused: %', new using detail = new::text, hint = new::text;
    end $$`);
  for (const table of tables)
    await context.database.execute(
      sql.raw(`create trigger refuse_row before insert or update on ${table} for each row execute function refuse_row()`),
    );
});
afterAll(() => context.close());

/** Returns the log lines for errors of the API since the last call. */
function takeLines(): string[] {
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line) });
  for (const { level, event, fields, error } of site.log.splice(0)) {
    if (level === "error") log.error(event, error, fields);
    else log[level](event, fields);
  }
  return lines;
}

const address = `${marker}@example.com`.toLowerCase();
const texts = { en: marker, fr: marker, de: marker, cn: marker };
const calls: [path: string, from: () => TestBrowser, body: () => object][] = [
  ["/contact/question", () => visitor, () => ({ name: marker, email: address, telephone: "0612345678", company: marker, message: marker })],
  ["/newsletter/subscribe", () => visitor, () => ({ email: address, name: marker, consent: true })],
  ["/account/profile", () => visitor, () => ({ nickname: marker, callingCode: "33", phone: "0612340000", country: "FR", language: "fr" })],
  ["/staff/inbox/note", () => support, () => ({ id: questionId, text: marker })],
  ["/staff/templates/save", () => support, () => ({ id: null, name: marker, texts })],
  ["/staff/people/invite", () => administrator, () => ({ email: address, role: "editor", languages: ["fr"] })],
  [
    "/staff/content/save",
    () => administrator,
    () => ({ type: "news", key: "marked", language: "en", basedOn: 0, data: { title: marker, body: marker, picture: marker } }),
  ],
];

describe("log of a failed API request", () => {
  test.each(calls)("names the error of %s without any user input", async (path, from, body) => {
    expect((await from().call(path, body())).body).toMatchObject({ code: 500, reason: "internal" });
    const lines = takeLines();
    expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toContain("api.failed");
    expect(lines.join("")).toContain("SQLSTATE P0001");
    expect(lines.join("").toLowerCase()).not.toContain(marker.toLowerCase());
  });

  test("names the error of an attachment upload without the file name", async () => {
    const file = new Uint8Array(Buffer.from(`%PDF-1.7 ${marker}`));
    expect((await visitor.upload(`/contact/file?name=${marker}.pdf`, file)).body.code).toBe(500);
    expect(takeLines().join("").toLowerCase()).not.toContain(marker.toLowerCase());
  });
});

/** Statements that PostgreSQL refuses with the value in its message, detail or context. */
const statements: [sqlState: string, run: (value: string) => Promise<unknown>][] = [
  ["22007", (value) => context.database.execute(sql`select ${value}::date`)],
  ["22008", (value) => context.database.execute(sql`select ${`0000-01-01 ${value}`.slice(0, 10)}::date, ${value}::text`)],
  ["22P02", (value) => context.database.execute(sql`select ${value}::uuid`)],
  ["22P02", (value) => context.database.execute(sql`select ${value}::int`)],
  ["22P02", (value) => context.database.execute(sql`select ${`{"${value}`}::jsonb`)],
  ["42601", (value) => context.database.execute(sql`select to_tsquery(${`${value} &`})`)],
  ["2201B", (value) => context.database.execute(sql`select 'x' ~ ${`${value}(`}`)],
  ["22023", (value) => context.database.execute(sql`select now() at time zone ${value}`)],
  ["23514", (value) => context.database.execute(sql`insert into checked values (${value}, 'short')`)],
  ["23502", (value) => context.database.execute(sql`insert into checked values (${value}, null)`)],
  ["23505", (value) => context.database.execute(sql`insert into checked values (${value}, 'long enough'), (${value}, 'long enough')`)],
  ["22001", (value) => context.database.execute(sql`insert into checked values (${value}, ${value.repeat(9)})`)],
];

describe("log of a statement that PostgreSQL refuses", () => {
  beforeAll(async () => {
    await context.database.execute(
      sql.raw("create table checked (name text primary key, text varchar(40) not null check (length(text) > 5))"),
    );
  });

  test.each(statements)("contains SQLSTATE %s and no values", async (sqlState, run) => {
    const lines: string[] = [];
    const log = createLog({ write: (line) => void lines.push(line) });
    const error: unknown = await run(marker).catch((thrown: unknown) => thrown);
    log.error("test.failed", error);
    expect(JSON.parse(lines[0]!)).toMatchObject({ err: { code: sqlState } });
    expect(lines[0]!.toLowerCase()).not.toContain(marker.toLowerCase());
  });
});
