import { and, asc, desc, eq, ilike, or, type SQL } from "drizzle-orm";
import { newsletterProof, newsletterSubscriber, newsletterText } from "#db/newsletter.ts";
import { recordAuditEntry } from "#domain/audit";
import { containsPattern } from "../contains-pattern.ts";
import type { Context, EditorContext } from "../context.ts";
import { storedLanguage } from "../stored-language.ts";
import { eraseSubscriber } from "./erase-subscriber.ts";
import { listReceivedIssues } from "./list-received-issues.ts";
import type { SubscriberFilters, SubscriberProof, Subscribers, SubscribersQuery, SubscriberView } from "./fields.ts";

type StoredSubscriber = typeof newsletterSubscriber.$inferSelect;

export async function listSubscribers({ database }: Pick<Context, "database">, query: SubscribersQuery): Promise<Subscribers> {
  const { page, size, sort, order } = query;
  const rows = await database
    .select()
    .from(newsletterSubscriber)
    .where(matches(query))
    .orderBy((order === "asc" ? asc : desc)(newsletterSubscriber[sort]), asc(newsletterSubscriber.id))
    .limit(size)
    .offset((page - 1) * size);
  return { rows: rows.map(toListedSubscriber), total: await database.$count(newsletterSubscriber, matches(query)) };
}

export async function readSubscriber({ database }: Pick<Context, "database">, id: string): Promise<SubscriberView | undefined> {
  const [row] = await database.select().from(newsletterSubscriber).where(eq(newsletterSubscriber.id, id));
  if (!row) return undefined;
  const proofs = await readProofs(database, eq(newsletterSubscriber.id, id));
  return { ...toListedSubscriber(row), proofs: proofs.get(id) ?? [], issues: await listReceivedIssues(database, id) };
}

export async function exportSubscribers(
  context: EditorContext,
  filters: SubscriberFilters,
): Promise<(Subscribers["rows"][number] & { proofs: SubscriberProof[] })[]> {
  const { database } = context;
  const condition = matches(filters);
  const rows = await database.select().from(newsletterSubscriber).where(condition).orderBy(asc(newsletterSubscriber.email));
  const proofs = await readProofs(database, condition);
  await recordAuditEntry(context, database, { action: "subscribers.exported", subject: "newsletter", after: { subscribers: rows.length } });
  return rows.map((row) => ({ ...toListedSubscriber(row), proofs: proofs.get(row.id) ?? [] }));
}

/** Deletes an address with its proofs. The audit log entry does not contain the address. */
export async function eraseSubscriberAsStaff(
  context: EditorContext,
  id: string,
): Promise<{ ok: true } | { ok: false; reason: "unknownSubscriber" }> {
  return context.database.transaction(async (transaction) => {
    const [row] = await transaction.select().from(newsletterSubscriber).where(eq(newsletterSubscriber.id, id)).for("update");
    if (!row) return { ok: false, reason: "unknownSubscriber" };
    await eraseSubscriber(transaction, row.email);
    await recordAuditEntry(context, transaction, { action: "subscriber.erased", subject: "newsletter", after: { subscribers: 1 } });
    return { ok: true };
  });
}

/** Selects by condition: a list of ids could exceed the 65,535 parameters of a query. */
async function readProofs(database: Context["database"], condition: SQL | undefined): Promise<Map<string, SubscriberProof[]>> {
  const { subscriberId, act, textVersion, language, page, at } = newsletterProof;
  const rows = await database
    .select({ subscriberId, act, textVersion, text: newsletterText.text, language, page, at })
    .from(newsletterProof)
    .innerJoin(newsletterSubscriber, eq(newsletterSubscriber.id, subscriberId))
    .leftJoin(newsletterText, and(eq(newsletterText.version, textVersion), eq(newsletterText.language, language)))
    .where(condition)
    .orderBy(asc(at));
  const bySubscriber = Map.groupBy(rows, (row) => row.subscriberId);
  return new Map(Array.from(bySubscriber, ([id, rowsOfSubscriber]) => [id, rowsOfSubscriber.map(toProof)]));
}

function toProof({ act, textVersion, text, language, page, at }: Omit<SubscriberProof, "at"> & { at: Date }): SubscriberProof {
  return { act, textVersion, text, language, page, at: at.toISOString() };
}

function matches({ words, state, language }: SubscriberFilters): SQL | undefined {
  const { email, name, company } = newsletterSubscriber;
  return and(
    words === "" ? undefined : or(...[email, name, company].map((column) => ilike(column, containsPattern(words)))),
    state && eq(newsletterSubscriber.state, state),
    language && eq(newsletterSubscriber.language, language),
  );
}

function toListedSubscriber(row: StoredSubscriber): Subscribers["rows"][number] {
  const { id, email, state, name, country, company, userType, createdAt, changedAt } = row;
  const moments = { createdAt: createdAt.toISOString(), changedAt: changedAt.toISOString() };
  return { id, email, state, language: storedLanguage(row), name, country, company, userType, ...moments };
}
