import { and, eq, or } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import type { newsletterIssue } from "#db/newsletter.ts";
import { findCollection, isPublic } from "#domain/content";
import { localPath } from "#i18n/paths.ts";
import type { Context } from "../context.ts";

type StoredIssue = typeof newsletterIssue.$inferSelect;
type IssueContent = NonNullable<StoredIssue["letter"]>;
type IssueEntry = StoredIssue["entries"][number];

/** Returns the entries of an issue with their public texts; `publicText` is undefined for an entry that is not public. */
export async function readIssueEntries(
  context: Pick<Context, "database" | "clock">,
  { language, entries }: Pick<StoredIssue, "language" | "entries">,
): Promise<{ entry: IssueEntry; publicText: IssueContent["entries"][number] | undefined }[]> {
  if (entries.length === 0) return [];
  const { type, key } = contentEntry;
  const rows = await context.database
    .select({ type, key, data: contentEntry.data })
    .from(contentEntry)
    .where(
      and(
        eq(contentEntry.language, language),
        isPublic(context),
        or(...entries.map((entry) => and(eq(type, entry.type), eq(key, entry.key)))),
      ),
    );
  return entries.map((entry) => {
    const data = rows.find((row) => row.type === entry.type && row.key === entry.key)?.data;
    const collection = findCollection(entry.type);
    if (!data || !collection) return { entry, publicText: undefined };
    const textOf = (name: string) => (typeof data[name] === "string" ? data[name] : "");
    const link = localPath(language, collection.path(entry.key));
    return { entry, publicText: { title: textOf(collection.title), text: textOf("description"), link } };
  });
}

/** Returns the content of an issue as it would be sent now. */
export async function readIssueContent(
  context: Pick<Context, "database" | "clock">,
  issue: StoredIssue,
): Promise<{ ok: true; letter: IssueContent } | { ok: false; reason: "entryNotPublic" }> {
  const { subject, intro } = issue;
  const letterEntries = await readIssueEntries(context, issue);
  const entries = letterEntries.flatMap(({ publicText }) => publicText ?? []);
  return entries.length < letterEntries.length
    ? { ok: false, reason: "entryNotPublic" }
    : { ok: true, letter: { subject, intro, entries } };
}
