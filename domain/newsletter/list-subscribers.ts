import { and, asc, desc, eq, ilike, or, type SQL } from "drizzle-orm";
import { newsletterProof, newsletterSubscriber, newsletterText } from "#db/newsletter.ts";
import { recordAct } from "#domain/audit";
import { containing } from "../containing.ts";
import type { Context, EditorContext } from "../context.ts";
import { storedLanguage } from "../stored-language.ts";
import { eraseSubscriber } from "./erase-subscriber.ts";
import { listIssuesOf } from "./list-issues-of.ts";
import type { SubscriberFilters, SubscriberProof, Subscribers, SubscribersQuery, SubscriberView } from "./fields.ts";

// What staff see of subscribers, and do because their owner asks for it.

type Stored = typeof newsletterSubscriber.$inferSelect;

/** A page of the addresses that were entered for the newsletter. */
export async function listSubscribers({ database }: Pick<Context, "database">, query: SubscribersQuery): Promise<Subscribers> {
  const { page, size, sort, order } = query;
  const rows = await database
    .select()
    .from(newsletterSubscriber)
    .where(matching(query))
    .orderBy((order === "asc" ? asc : desc)(newsletterSubscriber[sort]), asc(newsletterSubscriber.id))
    .limit(size)
    .offset((page - 1) * size);
  return { rows: rows.map(listed), total: await database.$count(newsletterSubscriber, matching(query)) };
}

/** One address with its proof, and the issues that were for it. */
export async function viewSubscriber({ database }: Pick<Context, "database">, id: string): Promise<SubscriberView | undefined> {
  const [row] = await database.select().from(newsletterSubscriber).where(eq(newsletterSubscriber.id, id));
  if (!row) return undefined;
  const proofs = await readProofs(database, eq(newsletterSubscriber.id, id));
  return { ...listed(row), proofs: proofs.get(id) ?? [], issues: await listIssuesOf(database, id) };
}

/** The subscribers of a list with their proof. */
export async function exportSubscribers(
  context: EditorContext,
  filters: SubscriberFilters,
): Promise<(Subscribers["rows"][number] & { proofs: SubscriberProof[] })[]> {
  const { database } = context;
  const asked = matching(filters);
  const rows = await database.select().from(newsletterSubscriber).where(asked).orderBy(asc(newsletterSubscriber.email));
  const proofs = await readProofs(database, asked);
  await recordAct(context, database, { action: "subscribers.exported", subject: "newsletter", after: { subscribers: rows.length } });
  return rows.map((row) => ({ ...listed(row), proofs: proofs.get(row.id) ?? [] }));
}

/** Erases an address and its proof, because its owner asks for it. The record does not say whose. */
export async function eraseSubscriberOnRequest(
  context: EditorContext,
  id: string,
): Promise<{ ok: true } | { ok: false; reason: "unknownSubscriber" }> {
  return context.database.transaction(async (transaction) => {
    const [row] = await transaction.select().from(newsletterSubscriber).where(eq(newsletterSubscriber.id, id)).for("update");
    if (!row) return { ok: false, reason: "unknownSubscriber" };
    await eraseSubscriber(transaction, row.email);
    await recordAct(context, transaction, { action: "subscriber.erased", subject: "newsletter", after: { subscribers: 1 } });
    return { ok: true };
  });
}

/** By the subscribers that meet a condition: so many that no query could name each. */
async function readProofs(database: Context["database"], asked: SQL | undefined): Promise<Map<string, SubscriberProof[]>> {
  const { subscriberId, act, textVersion, language, page, at } = newsletterProof;
  const rows = await database
    .select({ subscriberId, act, textVersion, text: newsletterText.text, language, page, at })
    .from(newsletterProof)
    .innerJoin(newsletterSubscriber, eq(newsletterSubscriber.id, subscriberId))
    .leftJoin(newsletterText, and(eq(newsletterText.version, textVersion), eq(newsletterText.language, language)))
    .where(asked)
    .orderBy(asc(at));
  const bySubscriber = Map.groupBy(rows, (row) => row.subscriberId);
  return new Map(Array.from(bySubscriber, ([id, own]) => [id, own.map(said)]));
}

function said({ act, textVersion, text, language, page, at }: Omit<SubscriberProof, "at"> & { at: Date }): SubscriberProof {
  return { act, textVersion, text, language, page, at: at.toISOString() };
}

function matching({ words, state, language }: SubscriberFilters): SQL | undefined {
  const { email, name, company } = newsletterSubscriber;
  return and(
    words === "" ? undefined : or(...[email, name, company].map((column) => ilike(column, containing(words)))),
    state && eq(newsletterSubscriber.state, state),
    language && eq(newsletterSubscriber.language, language),
  );
}

function listed(row: Stored): Subscribers["rows"][number] {
  const { id, email, state, name, country, company, userType, createdAt, changedAt } = row;
  const moments = { createdAt: createdAt.toISOString(), changedAt: changedAt.toISOString() };
  return { id, email, state, language: storedLanguage(row), name, country, company, userType, ...moments };
}
