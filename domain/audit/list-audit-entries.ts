import { and, desc, eq, gte, ilike, lt, or, sql, type SQL } from "drizzle-orm";
import { account } from "#db/account.ts";
import { auditEntry } from "#db/staff.ts";
import { containsPattern } from "../contains-pattern.ts";
import { toUuid } from "../to-uuid.ts";
import type { Context } from "../context.ts";
import type { AuditEntries, AuditLogQuery } from "./schema.ts";

const pageSize = 100;
const actorName = sql<string>`coalesce(${account.name}, ${auditEntry.actor}->>'name', ${auditEntry.actor}->>'id')`;
const nameOf = (id: SQL) =>
  sql<string | null>`(select named.${sql.identifier(account.name.name)} from ${account} named where named.id = ${toUuid(id)})`;
const isActor = eq(account.id, toUuid(sql`${auditEntry.actor}->>'id'`));

/** Lists a page of the audit log, latest first. `title` is the name of the user that a row is about. */
export async function listAuditEntries({ database }: Pick<Context, "database">, query: AuditLogQuery): Promise<AuditEntries> {
  const { words, who, action: wantedAction, from, to, below } = query;
  const pattern = containsPattern(words);
  const rows = await database
    .select({
      entry: auditEntry,
      name: actorName,
      title: nameOf(sql`substring(${auditEntry.subject} from '^staff/(.*)$')`),
      assignee: nameOf(sql`${auditEntry.after}->>'assignee'`),
    })
    .from(auditEntry)
    .leftJoin(account, isActor)
    .where(
      and(
        words === ""
          ? undefined
          : or(
              ilike(auditEntry.action, pattern),
              ilike(auditEntry.subject, pattern),
              sql`${auditEntry.before}::text ilike ${pattern}`,
              sql`${auditEntry.after}::text ilike ${pattern}`,
            ),
        who === "" ? undefined : sql`${actorName} = ${who}`,
        wantedAction === "" ? undefined : eq(auditEntry.action, wantedAction),
        from === undefined ? undefined : gte(auditEntry.at, new Date(from)),
        to === undefined ? undefined : sql`${auditEntry.at} < ${to}::date + 1`,
        below === undefined ? undefined : lt(auditEntry.id, below),
      ),
    )
    .orderBy(desc(auditEntry.id))
    .limit(pageSize);
  return rows.map(({ entry: { id, at, action, subject, before, after }, name, title, assignee }) => ({
    id,
    at: at.toISOString(),
    who: name,
    action,
    subject,
    title: title ?? "",
    before,
    after: assignee === null ? after : { ...(after as object), assignee },
  }));
}

/** Lists the people and actions that occur in the log. */
export async function listAuditFilters({ database }: Pick<Context, "database">): Promise<{ people: string[]; actions: string[] }> {
  const people = await database
    .selectDistinct({ name: actorName })
    .from(auditEntry)
    .leftJoin(account, isActor)
    .orderBy(sql`1`);
  const actions = await database
    .selectDistinct({ action: auditEntry.action })
    .from(auditEntry)
    .orderBy(sql`1`);
  return { people: people.map(({ name }) => name), actions: actions.map(({ action }) => action) };
}
