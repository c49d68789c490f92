import { eq, sql, type SQL } from "drizzle-orm";
import { account } from "#db/account.ts";
import type { Actor } from "#db/actor.ts";
import type { contentEntry, contentStaleField, contentRevision, contentShared, contentSharedRevision, contentTrash } from "#db/content.ts";
import type { Transaction } from "#platform/database";
import { isUuid, toUuid } from "../to-uuid.ts";

/** Selects the name of an actor: a staff user's name or a part of the system. */
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
      where ${account.id} = ${toUuid(sql`${column}->>'id'`)}),
    ${column}->>'name', ${column}->>'id', '')`;
}

export async function readActorName({ database }: { database: Transaction }, actor: Actor): Promise<string> {
  if (actor.kind === "system") return actor.name;
  if (actor.kind === "visitor") return "";
  if (!isUuid(actor.id)) return actor.id;
  const [row] = await database.select({ name: account.name }).from(account).where(eq(account.id, actor.id));
  return row?.name ?? actor.id;
}
