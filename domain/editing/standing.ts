import { contentEntry } from "#db/content.ts";
import type { Language } from "#i18n/languages.ts";
import type { EditionState } from "./schema.ts";
import { nameIn } from "./name-of.ts";
import { isNotNull } from "drizzle-orm";

/** The columns that say how an edition stands. */
export const standingColumns = {
  language: contentEntry.language,
  state: contentEntry.state,
  hasDraft: isNotNull(contentEntry.draft),
  revision: contentEntry.revision,
  publishedAt: contentEntry.publishedAt,
  updatedAt: contentEntry.updatedAt,
  updatedBy: nameIn(contentEntry.updatedBy),
};

type Row = {
  language: Language;
  state: (typeof contentEntry.$inferSelect)["state"];
  hasDraft: unknown;
  revision: number;
  publishedAt: Date | null;
  updatedAt: Date;
  updatedBy: string;
};

/** How an edition stands, as screens show it. */
export function standingOf({ language, state, hasDraft, revision, publishedAt, updatedAt, updatedBy }: Row, now: Date) {
  const isLater = state === "published" && publishedAt !== null && publishedAt > now;
  return {
    language,
    state: isLater ? ("scheduled" as const) : (state satisfies EditionState),
    isChanged: hasDraft === true && state !== "draft",
    revision,
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    updatedBy,
  };
}
