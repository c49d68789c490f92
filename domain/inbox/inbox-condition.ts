import { and, eq, ilike, inArray, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { contactMessage, contactQuestion } from "#db/contact.ts";
import { referencePattern } from "#domain/contact/schema";
import { containsPattern } from "../contains-pattern.ts";
import { pendingStates, type InboxFilters } from "./schema.ts";

/** Builds the condition of the inbox filters. Excludes merged questions, which are part of another thread. */
export function inboxCondition(filters: InboxFilters, readerId: string): SQL | undefined {
  const { state, label, language, problemType, kind, country, region, spam } = filters;
  return and(
    isNull(contactQuestion.mergedInto),
    eq(contactQuestion.isSpam, spam === "true"),
    matchesState(state),
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

const lastAnswer = sql`(select m.created_at, m.id from ${contactMessage} m
  where m.question_id = ${contactQuestion.id} and m."from" = 'company' order by m.created_at desc, m.id desc limit 1)`;
const hasAnswer = sql`exists ${lastAnswer}`;
/** Time of the first message without an answer: of the question itself until the company writes; null if it wrote last. */
export const waitingSince = sql<string | null>`case when not ${hasAnswer} then ${contactQuestion.createdAt} else
  (select min(m.created_at) from ${contactMessage} m
    where m.question_id = ${contactQuestion.id} and m."from" = 'sender' and (m.created_at, m.id) > ${lastAnswer}) end`;

export const regionColumn = sql<string | null>`${contactQuestion.details} -> 'place' ->> 'region'`;

/** Questions whose answer did not arrive are pending too. */
function matchesState(state: InboxFilters["state"]): SQL | undefined {
  if (state === undefined) return undefined;
  const isPending = inArray(contactQuestion.state, [...pendingStates]);
  if (state === "pending") return or(isPending, isNotNull(contactQuestion.undeliveredAt));
  if (state === "replied") return and(isPending, hasAnswer, sql`${waitingSince} is not null`);
  return eq(contactQuestion.state, state);
}

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
    matchesReference(words),
    sql`exists (select from ${contactMessage} where ${contactMessage.questionId} = ${contactQuestion.id} and ${contactMessage.text} ilike ${pattern})`,
  );
}

/** Matches the reference that senders quote, by its part of the id. */
function matchesReference(words: string): SQL | undefined {
  const reference = words.trim().toUpperCase();
  return referencePattern.test(reference) ? sql`upper(left(${contactQuestion.id}::text, 6)) = ${reference.slice(7)}` : undefined;
}
