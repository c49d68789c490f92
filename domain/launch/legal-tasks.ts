import { eq, sql } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { hasExampleMark, policy } from "#domain/content";
import { languageCodes } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { createTask } from "./create-task.ts";
import type { LaunchTask } from "./schema.ts";

/** Checks each legal text in each language: required ones must be public, and none may be an example. */
export async function listLegalTasks({ database }: Context, requiredPolicies: readonly string[]): Promise<LaunchTask[]> {
  const { key, language, title, state, summary, type } = contentEntry;
  const rows = await database
    .select({
      key,
      language,
      title,
      isPublic: sql<boolean>`${state} = 'published'`,
      isExample: hasExampleMark(summary),
    })
    .from(contentEntry)
    .where(eq(type, policy.type));
  const keys = [...new Set([...requiredPolicies, ...rows.flatMap((row) => (row.isPublic ? row.key : []))])];
  return keys.map((name) => {
    const ofText = rows.filter((row) => row.key === name);
    const publicRows = ofText.filter(({ isPublic }) => isPublic);
    const examples = languageCodes.filter((code) => publicRows.some((row) => row.language === code && row.isExample));
    const isRequired = requiredPolicies.includes(name);
    const missing = isRequired ? languageCodes.filter((code) => !publicRows.some((row) => row.language === code)) : [];
    const shownTitle = (ofText.find((row) => row.language === "en") ?? ofText[0])?.title || name;
    return createTask(
      { group: "legal", name, title: shownTitle, examples, missing },
      { isMissing: missing.length > 0, isExample: examples.length > 0 },
    );
  });
}
