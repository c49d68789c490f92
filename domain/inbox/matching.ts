import { and, eq, ilike, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import { contactMessage, contactQuestion } from "#db/contact.ts";
import { containing } from "../containing.ts";
import { pendingStates, type Filters } from "./schema.ts";

/** The questions that a list is narrowed to, for whoever reads it. One that was merged stands in the other's thread. */
export function matching(filters: Filters, readerId: string): SQL | undefined {
  const { state, label, language, problemType, kind, country, region, spam } = filters;
  return and(
    isNull(contactQuestion.mergedInto),
    eq(contactQuestion.isSpam, spam === "true"),
    state === undefined ? undefined : inArray(contactQuestion.state, state === "pending" ? [...pendingStates] : [state]),
    ofAssignee(filters.assignee, readerId),
    label === undefined ? undefined : sql`${label} = any(${contactQuestion.labels})`,
    language === undefined ? undefined : eq(contactQuestion.language, language),
    problemType === undefined ? undefined : eq(contactQuestion.problemType, problemType),
    kind === undefined ? undefined : eq(contactQuestion.kind, kind),
    country === undefined ? undefined : eq(contactQuestion.country, country),
    region === undefined ? undefined : eq(regionOf, region),
    withWords(filters.words),
  );
}

/** Where a request is for. */
export const regionOf = sql<string | null>`${contactQuestion.details} -> 'place' ->> 'region'`;

function ofAssignee(assignee: Filters["assignee"], readerId: string): SQL | undefined {
  if (assignee === undefined) return undefined;
  return assignee === "nobody"
    ? isNull(contactQuestion.assigneeId)
    : eq(contactQuestion.assigneeId, assignee === "me" ? readerId : assignee);
}

function withWords(words: string): SQL | undefined {
  if (words === "") return undefined;
  const pattern = containing(words);
  const { name, email, company, telephone, message } = contactQuestion;
  return or(
    ...[name, email, company, telephone, message, sql`${contactQuestion.details}::text`].map((column) => ilike(column, pattern)),
    sql`exists (select from ${contactMessage} where ${contactMessage.questionId} = ${contactQuestion.id} and ${contactMessage.text} ilike ${pattern})`,
  );
}
