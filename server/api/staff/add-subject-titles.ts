import type { AuditEntries } from "#domain/audit/schema";
import { findCollection } from "#domain/content";
import { readTitles } from "#domain/editing";
import { isLanguage } from "#i18n/languages.ts";
import type { Context } from "../../../domain/context.ts";

/** Adds the titles of the entries that rows of the audit log are about. */
export async function addSubjectTitles(context: Context, rows: AuditEntries): Promise<AuditEntries> {
  const subjects = rows.map(({ subject }) => subject.split("/"));
  const entries = subjects.flatMap(([type = "", key = ""]) => (findCollection(type) ? [{ type, key }] : []));
  const titles = await readTitles(context, entries);
  return rows.map((row, index) => {
    const [type, key, code = ""] = subjects[index] ?? [];
    const ofEntry = titles.get(`${type}/${key}`) ?? {};
    const title = (isLanguage(code) ? ofEntry[code] : undefined) ?? ofEntry.en ?? Object.values(ofEntry)[0];
    return title === undefined ? row : { ...row, title };
  });
}
