import { sql } from "drizzle-orm";
import { contentEntry, contentMachineDraft, contentStaleField } from "#db/content.ts";
import type { LocalizationState } from "./schema.ts";
import { actorNameSql } from "./actor-name.ts";

/** Tests whether a localization has stale fields. */
export const hasStaleFields = sql<boolean>`exists (select 1 from ${contentStaleField} where ${contentStaleField.entryId} = ${contentEntry.id})`;

/** Tests whether a localization has fields with an unreviewed machine translation. */
const hasUnreviewedFields = sql<boolean>`exists (select 1 from ${contentMachineDraft} where ${contentMachineDraft.entryId} = ${contentEntry.id}
  and ${contentMachineDraft.text} = coalesce(${contentEntry.draft}, ${contentEntry.planned}, ${contentEntry.data}) -> ${contentMachineDraft.field})`;

/** Tests whether the draft differs from what was public last. */
export const hasChanges = sql<boolean>`(${contentEntry.state} <> 'draft' and ${contentEntry.draft} is not null
  and ${contentEntry.draft} is distinct from ${contentEntry.data})`;

export const stateColumns = {
  language: contentEntry.language,
  state: contentEntry.state,
  isChanged: hasChanges,
  revision: contentEntry.revision,
  publishedAt: contentEntry.publishedAt,
  plannedAt: contentEntry.plannedAt,
  publicUntil: contentEntry.publicUntil,
  canUndo: sql<boolean>`coalesce((${contentEntry.before}->>'revision')::int = ${contentEntry.revision}, false)`,
  isOutdated: hasStaleFields,
  isUnreviewed: hasUnreviewedFields,
  updatedAt: contentEntry.updatedAt,
  updatedBy: actorNameSql(contentEntry.updatedBy),
};

type Row = Pick<
  typeof contentEntry.$inferSelect,
  "language" | "state" | "revision" | "publishedAt" | "plannedAt" | "publicUntil" | "updatedAt"
> & { isChanged: boolean; canUndo: boolean; isOutdated: boolean; isUnreviewed: boolean; updatedBy: string };

export function stateOf(
  { language, state, isChanged, revision, canUndo, isOutdated, isUnreviewed, updatedBy, ...moments }: Row,
  now: Date,
) {
  const { publishedAt, plannedAt, publicUntil, updatedAt } = moments;
  const isLater = state === "published" && publishedAt !== null && publishedAt > now;
  return {
    language,
    state: isLater ? ("scheduled" as const) : (state satisfies LocalizationState),
    isChanged,
    revision,
    publishedAt: publishedAt?.toISOString() ?? null,
    plannedAt: plannedAt?.toISOString() ?? null,
    publicUntil: publicUntil?.toISOString() ?? null,
    canUndo,
    isOutdated,
    isUnreviewed,
    updatedAt: updatedAt.toISOString(),
    updatedBy,
  };
}
