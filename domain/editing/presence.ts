import { and, asc, eq, gt, lte, ne, sql, type SQL } from "drizzle-orm";
import { account } from "#db/account.ts";
import { presence } from "#db/presence.ts";
import type { Language } from "#i18n/languages.ts";
import type { Context, StaffContext } from "../context.ts";
import type { Present } from "./schema.ts";

type Entry = { type: string; key: string };
type Clocked = Pick<Context, "database" | "clock">;
type Editor = Pick<StaffContext, "actor" | "database" | "clock">;

/** An editor says every few seconds that it is open; one that misses two of them is not there any more. */
const absentAfterMs = 20_000;

const lastSeenBy = ({ clock }: Pick<Context, "clock">) => new Date(clock.now().getTime() - absentAfterMs);

/** Somebody has an entry's editor open and is in an edition. Answers with the others who are in the entry. */
export async function bePresent(context: Editor, { type, key, language }: Entry & { language: Language }): Promise<Present[]> {
  const now = context.clock.now();
  await sweepPresence(context);
  await context.database
    .insert(presence)
    .values({ type, key, language, accountId: context.actor.id, since: now, seenAt: now })
    .onConflictDoUpdate({ target: [presence.type, presence.key, presence.accountId], set: { language, seenAt: now } });
  return listOthers(context, isEntry({ type, key }));
}

/** Who is in entries of a type besides whoever asks, the first who came first. */
export function listPresent(context: Editor, type: string): Promise<Present[]> {
  return listOthers(context, eq(presence.type, type));
}

/** Somebody closed an entry's editor. */
export async function leave({ database, actor }: Editor, entry: Entry): Promise<void> {
  await database.delete(presence).where(and(isEntry(entry), eq(presence.accountId, actor.id)));
}

/** Removes those who left without a word. */
export async function sweepPresence(context: Clocked): Promise<void> {
  await context.database.delete(presence).where(lte(presence.seenAt, lastSeenBy(context)));
}

async function listOthers(context: Editor, where: SQL | undefined): Promise<Present[]> {
  const { key, language, since } = presence;
  const name = sql<string>`coalesce(nullif(${account.name}, ''), ${account.email})`;
  const rows = await context.database
    .select({ key, language, since, name })
    .from(presence)
    .innerJoin(account, eq(account.id, presence.accountId))
    .where(and(where, ne(presence.accountId, context.actor.id), gt(presence.seenAt, lastSeenBy(context))))
    .orderBy(asc(since), asc(account.name));
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}

function isEntry({ type, key }: Entry): SQL | undefined {
  return and(eq(presence.type, type), eq(presence.key, key));
}
