import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { listAuditEntries, listAuditFilters } from "./list-audit-entries.ts";

const accounts = 2000;
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const everything = { words: "", who: "", action: "" };
let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
  await context.database.execute(sql`
    insert into account (id, email, email_verified, username, nickname, calling_code, country, language, created_at, updated_at)
    select ('00000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, number || '@site.test', true, 'user' || number,
      'User ' || number, '33', 'FR', 'fr', now(), now()
    from generate_series(1, ${accounts}::int) as number`);
  await context.database.execute(sql`
    insert into audit_entry (at, actor, action, subject, after)
    select now(), jsonb_build_object('kind', 'staff', 'id', ${idOf(1)}::text), 'inbox.changed', 'staff/' || ${idOf(2)}::text,
      jsonb_build_object('assignee', ${idOf(3)}::text)
    from generate_series(1, 100)`);
  await context.database.execute(sql`
    insert into audit_entry (at, actor, action, subject) values
      (now(), '{"kind": "staff", "id": "former user"}', 'inbox.changed', 'staff/unknown'),
      (now(), '{"kind": "system", "name": "operator"}', 'inbox.changed', 'site')`);
  await context.database.execute(sql`analyze account, audit_entry`);
});
afterAll(() => context.close());

describe("audit log", () => {
  test("names users, former users and parts of the system", async () => {
    const [operator, formerUser, user] = await listAuditEntries(context, everything);
    expect(operator).toMatchObject({ who: "operator", title: "" });
    expect(formerUser).toMatchObject({ who: "former user", title: "" });
    expect(user).toMatchObject({ who: "User 1", title: "User 2", after: { assignee: "User 3" } });
  });

  test("finds the entries of a user, whose name is among the filters", async () => {
    expect(await listAuditEntries(context, { ...everything, who: "User 1" })).toHaveLength(100);
    expect((await listAuditFilters(context)).people.toSorted()).toEqual(["User 1", "former user", "operator"]);
  });

  test("does not read all accounts for each entry", async () => {
    const rowsRead = await context.database.transaction(async (transaction) => {
      await listAuditEntries({ database: transaction }, everything);
      const { rows } = await transaction.execute<{ count: string }>(
        sql`select seq_tup_read as count from pg_stat_xact_user_tables where relname = 'account'`,
      );
      return Number(rows[0]!.count);
    });
    expect(rowsRead).toBeLessThanOrEqual(accounts);
  });
});
