import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { recordAct } from "#domain/audit";
import { contentEntry, contentFollow } from "#db/content.ts";
import { languageCodes, type Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { EditorContext } from "../context.ts";
import type { EntryData } from "./collections/collection.ts";
import { collectionOf } from "./collections/index.ts";
import { changedFields, hashData } from "./entry-data.ts";
import { isEdition, subjectOf, type EditionKey, type Row } from "./edition.ts";

/** The language that the others are translated from, where there is an edition in it. */
const firstSource: Language = "en";

/** The language that the other editions of an entry are held against: English, or else the first that it has. */
export function sourceOf(present: readonly Language[]): Language | undefined {
  return [firstSource, ...languageCodes].find((code) => present.includes(code));
}

/**
 * Marks in the other editions what has to follow a change. `follow` are the fields that whoever publishes it says; unless
 * said, all that change in a source, and none in another edition. What was marked before stays as it was marked.
 */
export async function markFollowers(
  { actor, clock }: Pick<EditorContext, "actor" | "clock">,
  transaction: Transaction,
  { row, data, follow }: { row: Row; data: EntryData; follow?: readonly string[] },
): Promise<void> {
  const before = row.data;
  // What was not public before is no change that somebody missed.
  if (!before) return;
  const own = collectionOf(row.type).perLanguage;
  const changed = changedFields(before, data).filter((name) => own.includes(name));
  const others = await transaction
    .select({ id: contentEntry.id, language: contentEntry.language })
    .from(contentEntry)
    .where(and(eq(contentEntry.type, row.type), eq(contentEntry.key, row.key), ne(contentEntry.id, row.id)));
  const isSource = sourceOf([row.language, ...others.map(({ language }) => language)]) === row.language;
  const fields = changed.filter((name) => (follow ? follow.includes(name) : isSource));
  const marks = others.flatMap(({ id }) =>
    fields.map((field) => ({
      entryId: id,
      field,
      source: row.language,
      was: before[field] ?? null,
      markedBy: actor,
      markedAt: clock.now(),
    })),
  );
  if (marks.length > 0) await transaction.insert(contentFollow).values(marks).onConflictDoNothing();
  await dropIdleMarks(transaction, row, data);
}

/** Takes back the marks that an edition set, where it holds again what it held before. */
export async function dropIdleMarks(transaction: Transaction, { type, key, language }: EditionKey, data: EntryData): Promise<void> {
  const ofEntry = and(eq(contentEntry.type, type), eq(contentEntry.key, key));
  const marks = await transaction
    .select({ entryId: contentFollow.entryId, field: contentFollow.field, was: contentFollow.was })
    .from(contentFollow)
    .innerJoin(contentEntry, eq(contentEntry.id, contentFollow.entryId))
    .where(and(ofEntry, eq(contentFollow.source, language)));
  for (const { entryId, field, was } of marks) {
    if (hashData(was) !== hashData(data[field] ?? null)) continue;
    await transaction.delete(contentFollow).where(and(eq(contentFollow.entryId, entryId), eq(contentFollow.field, field)));
  }
}

/** Says of fields of an edition that they follow by now. Answers which of them had to. */
export async function tickOff(context: EditorContext, input: EditionKey & { fields: readonly string[] }): Promise<string[]> {
  const { fields, ...edition } = input;
  return context.database.transaction(async (transaction) => {
    const own = transaction.select({ id: contentEntry.id }).from(contentEntry).where(isEdition(edition));
    const ticked = await transaction
      .delete(contentFollow)
      .where(and(inArray(contentFollow.entryId, own), sql`${contentFollow.field} = any(${sql.param([...fields])})`))
      .returning({ field: contentFollow.field });
    const done = ticked.map(({ field }) => field);
    if (done.length > 0)
      await recordAct(context, transaction, { action: "content.followed", subject: subjectOf(edition), after: { fields: done } });
    return done;
  });
}
