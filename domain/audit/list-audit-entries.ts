import { and, desc, gte, ilike, lt, or, sql } from "drizzle-orm";
import { account } from "#db/account.ts";
import { auditEntry } from "#db/staff.ts";
import { containsPattern } from "../contains-pattern.ts";
import type { Context } from "../context.ts";
import type { AuditEntries, AuditLogQuery } from "./schema.ts";

const pageSize = 100;

/** Lists a page of the audit log, latest first. */
export async function listAuditEntries({ database }: Pick<Context, "database">, query: AuditLogQuery): Promise<AuditEntries> {
  const { words, who, from, to, below } = query;
  const name = sql<string>`coalesce(${account.name}, ${auditEntry.actor}->>'name', ${auditEntry.actor}->>'id')`;
  const pattern = containsPattern(words);
  const rows = await database
    .select({ entry: auditEntry, name })
    .from(auditEntry)
    .leftJoin(account, sql`${account.id}::text = ${auditEntry.actor}->>'id'`)
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
        who === "" ? undefined : sql`${name} = ${who}`,
        from === undefined ? undefined : gte(auditEntry.at, new Date(from)),
        to === undefined ? undefined : sql`${auditEntry.at} < ${to}::date + 1`,
        below === undefined ? undefined : lt(auditEntry.id, below),
      ),
    )
    .orderBy(desc(auditEntry.id))
    .limit(pageSize);
  return rows.map(({ entry: { id, at, action, subject, before, after }, name: by }) => {
    return { id, at: at.toISOString(), who: by, action, subject, before, after };
  });
}
