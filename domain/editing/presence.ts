import { and, asc, eq, gt, lte, ne, sql } from "drizzle-orm";
import { account } from "#db/account.ts";
import { presence } from "#db/presence.ts";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import type { Present } from "./schema.ts";

type Entry = { type: string; key: string };
type Stored = Pick<Context, "database" | "clock">;

/** An editor says every few seconds that it is open; one that misses two of them is not there any more. */
const absentAfterMs = 20_000;

const lastSeenBy = ({ clock }: Pick<Context, "clock">) => new Date(clock.now().getTime() - absentAfterMs);

/** Somebody has an entry's editor open and is in an edition. Answers with the others who are in the entry. */
export async function bePresent(context: Stored, input: Entry & { language: Language }, who: string): Promise<Present[]> {
  const { type, key, language } = input;
  const now = context.clock.now();
  await sweepPresence(context);
  await context.database
    .insert(presence)
    .values({ type, key, language, accountId: who, since: now, seenAt: now })
    .onConflictDoUpdate({ target: [presence.type, presence.key, presence.accountId], set: { language, seenAt: now } });
  return (await listPresent(context, type, who)).filter((other) => other.key === key);
}

/** Who is in entries of a type besides whoever asks, the first who came first. */
export async function listPresent(context: Stored, type: string, who: string): Promise<Present[]> {
  const rows = await context.database
    .select({
      key: presence.key,
      language: presence.language,
      since: presence.since,
      name: sql<string>`coalesce(nullif(${account.name}, ''), ${account.email})`,
    })
    .from(presence)
    .innerJoin(account, eq(account.id, presence.accountId))
    .where(and(eq(presence.type, type), ne(presence.accountId, who), gt(presence.seenAt, lastSeenBy(context))))
    .orderBy(asc(presence.since), asc(account.name));
  return rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() }));
}

/** Somebody closed an entry's editor. */
export async function leave({ database }: Stored, { type, key }: Entry, who: string): Promise<void> {
  await database.delete(presence).where(and(eq(presence.type, type), eq(presence.key, key), eq(presence.accountId, who)));
}

/** Removes those who left without a word. */
export async function sweepPresence(context: Stored): Promise<void> {
  await context.database.delete(presence).where(lte(presence.seenAt, lastSeenBy(context)));
}
