import { and, eq, ilike, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import { contactMessage, contactQuestion } from "#db/contact.ts";
import { containsPattern } from "../contains-pattern.ts";
import { pendingStates, type InboxFilters } from "./schema.ts";

/** Builds the condition of the inbox filters. Excludes merged questions, which are part of another thread. */
export function inboxCondition(filters: InboxFilters, readerId: string): SQL | undefined {
  const { state, label, language, problemType, kind, country, region, spam } = filters;
  return and(
    isNull(contactQuestion.mergedInto),
    eq(contactQuestion.isSpam, spam === "true"),
    state === undefined ? undefined : inArray(contactQuestion.state, state === "pending" ? [...pendingStates] : [state]),
    matchesAssignee(filters.assignee, readerId),
    label === undefined ? undefined : sql`${label} = any(${contactQuestion.labels})`,
    language === undefined ? undefined : eq(contactQuestion.language, language),
    problemType === undefined ? undefined : eq(contactQuestion.problemType, problemType),
    kind === undefined ? undefined : eq(contactQuestion.kind, kind),
    country === undefined ? undefined : eq(contactQuestion.country, country),
    region === undefined ? undefined : eq(regionColumn, region),
    matchesWords(filters.words),
  );
}

export const regionColumn = sql<string | null>`${contactQuestion.details} -> 'place' ->> 'region'`;

function matchesAssignee(assignee: InboxFilters["assignee"], readerId: string): SQL | undefined {
  if (assignee === undefined) return undefined;
  return assignee === "nobody"
    ? isNull(contactQuestion.assigneeId)
    : eq(contactQuestion.assigneeId, assignee === "me" ? readerId : assignee);
}

function matchesWords(words: string): SQL | undefined {
  if (words === "") return undefined;
  const pattern = containsPattern(words);
  const { name, email, company, telephone, message } = contactQuestion;
  return or(
    ...[name, email, company, telephone, message, sql`${contactQuestion.details}::text`].map((column) => ilike(column, pattern)),
    sql`exists (select from ${contactMessage} where ${contactMessage.questionId} = ${contactQuestion.id} and ${contactMessage.text} ilike ${pattern})`,
  );
}
