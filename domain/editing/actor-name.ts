import { eq, sql, type SQL } from "drizzle-orm";
import { account } from "#db/account.ts";
import type { Actor } from "#db/actor.ts";
import type { contentEntry, contentStaleField, contentRevision, contentShared, contentSharedRevision, contentTrash } from "#db/content.ts";
import type { Transaction } from "#platform/database";

const uuidPattern = "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$";

/**
 * Selects the name of an actor: a staff user's name or a part of the system. The id is compared as UUID: as text, the query
 * would read all accounts for each row.
 */
export function actorNameSql(
  column:
    | typeof contentEntry.updatedBy
    | typeof contentRevision.author
    | typeof contentSharedRevision.author
    | typeof contentStaleField.markedBy
    | typeof contentShared.updatedBy
    | typeof contentTrash.deletedBy,
): SQL<string> {
  return sql<string>`coalesce(
    (select ${account.name} from ${account}
      where ${account.id} = case when ${column}->>'id' ~ ${uuidPattern} then (${column}->>'id')::uuid end),
    ${column}->>'name', ${column}->>'id', '')`;
}

export async function readActorName({ database }: { database: Transaction }, actor: Actor): Promise<string> {
  if (actor.kind === "system") return actor.name;
  if (actor.kind === "visitor") return "";
  const [row] = await database
    .select({ name: account.name })
    .from(account)
    .where(eq(sql`${account.id}::text`, actor.id));
  return row?.name ?? actor.id;
}
