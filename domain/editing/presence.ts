import { and, asc, eq, gt, lte, ne, sql, type SQL } from "drizzle-orm";
import { account } from "#db/account.ts";
import { presence } from "#db/presence.ts";
import type { Language } from "#i18n/languages.ts";
import type { Context, StaffContext } from "../context.ts";
import type { PresentUser } from "./schema.ts";

type Present = PresentUser & { isWriting: boolean };
type Entry = { type: string; key: string };
type ClockContext = Pick<Context, "database" | "clock">;
type EditorSession = Pick<StaffContext, "actor" | "database" | "clock">;

/** An open editor reports every few seconds; a user without a report for this long counts as absent. */
const absentAfterMs = 20_000;

const absentSince = ({ clock }: Pick<Context, "clock">) => new Date(clock.now().getTime() - absentAfterMs);

/** Records that a user has the editor of an entry open. Returns the other users in that entry. */
export async function reportPresence(
  context: EditorSession,
  { type, key, language }: Entry & { language: Language },
): Promise<PresentUser[]> {
  await storePresence(context, { type, key, language, isWriting: false });
  return (await listOtherUsers(context, isEntry({ type, key }))).map(toPresentUser);
}

/** No content type has a slash, so that the endpoints of entries never list threads. */
const threadOf = (id: string): Entry => ({ type: "inbox/question", key: id });

/** Records that a user has a thread of the inbox open. Returns the other users in that thread. */
export async function reportThreadPresence(
  context: EditorSession,
  { id, isWriting }: { id: string; isWriting: boolean },
): Promise<Pick<Present, "name" | "since" | "isWriting">[]> {
  await storePresence(context, { ...threadOf(id), language: "en", isWriting });
  const users = await listOtherUsers(context, isEntry(threadOf(id)));
  return users.map(({ name, since, isWriting: writes }) => ({ name, since, isWriting: writes }));
}

export const endThreadPresence = (context: EditorSession, id: string): Promise<void> => endPresence(context, threadOf(id));

async function storePresence(context: EditorSession, row: Entry & { language: Language; isWriting: boolean }): Promise<void> {
  const now = context.clock.now();
  const { language, isWriting } = row;
  await deleteExpiredPresence(context);
  await context.database
    .insert(presence)
    .values({ ...row, accountId: context.actor.id, since: now, seenAt: now })
    .onConflictDoUpdate({ target: [presence.type, presence.key, presence.accountId], set: { language, isWriting, seenAt: now } });
}

/** Lists other users in entries of a type, by arrival. */
export async function listPresentUsers(context: EditorSession, type: string): Promise<PresentUser[]> {
  return (await listOtherUsers(context, eq(presence.type, type))).map(toPresentUser);
}

const toPresentUser = ({ key, language, name, since }: Present): PresentUser => ({ key, language, name, since });

export async function endPresence({ database, actor }: EditorSession, entry: Entry): Promise<void> {
  await database.delete(presence).where(and(isEntry(entry), eq(presence.accountId, actor.id)));
}

export async function deleteExpiredPresence(context: ClockContext): Promise<void> {
  await context.database.delete(presence).where(lte(presence.seenAt, absentSince(context)));
}

async function listOtherUsers(context: EditorSession, where: SQL | undefined): Promise<Present[]> {
  const { key, language, isWriting, since } = presence;
  const name = sql<string>`coalesce(nullif(${account.name}, ''), ${account.email})`;
  const rows = await context.database
    .select({ key, language, isWriting, since, name })
    .from(presence)
    .innerJoin(account, eq(account.id, presence.accountId))
    .where(and(where, ne(presence.accountId, context.actor.id), gt(presence.seenAt, absentSince(context))))
    .orderBy(asc(since), asc(account.name));
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}

function isEntry({ type, key }: Entry): SQL | undefined {
  return and(eq(presence.type, type), eq(presence.key, key));
}
