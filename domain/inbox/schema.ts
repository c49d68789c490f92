import * as v from "valibot";
import { languageCodes } from "#i18n/languages.ts";
import { attachmentAnswer, attachmentIds } from "#domain/attachments/schema";
import { questionSubjects } from "#domain/contact/schema";
import { isCountry } from "#domain/countries/schema";
import { requestKinds, requestSchema } from "#domain/request-kinds/schema";
import { errorCode, email, singleLineText, multiLineText, optional } from "../fields.ts";
import { id, language } from "../identifiers.ts";
import { pagingFields, searchWords } from "../list-query.ts";

/** `waiting`: for a reply from outside the company. */
export const questionStates = ["new", "open", "waiting", "answered", "closed"] as const;
/** States in which the company has to act, now or later. */
export const pendingStates = ["new", "open", "waiting"] as const satisfies readonly (typeof questionStates)[number][];
export const maxAnswerLength = 10_000;
export const maxExportedQuestions = 10_000;
const maxLabels = 20;

const state = v.picklist(questionStates, errorCode("unknownChoice"));
const label = singleLineText(40);

const filters = {
  /** `pending`: the company has to act; `replied`: the sender wrote after an answer, and waits for the next one. */
  state: optional(v.picklist([...questionStates, "pending", "replied"], errorCode("unknownChoice"))),
  /** Id of a staff user, `me` or `nobody`. */
  assignee: optional(v.union([v.picklist(["me", "nobody"]), id], errorCode("unknownChoice"))),
  label: optional(v.pipe(v.string(), v.maxLength(40))),
  language: optional(language),
  problemType: optional(v.picklist(questionSubjects, errorCode("unknownChoice"))),
  kind: optional(v.picklist(requestKinds, errorCode("unknownChoice"))),
  country: optional(v.pipe(v.string(), v.check(isCountry, errorCode("unknownChoice")))),
  /** Region name as in the table of places. */
  region: optional(v.pipe(v.string(), v.maxLength(100))),
  words: searchWords,
  /** `true` lists only spam, which no other list contains. */
  spam: v.optional(v.picklist(["true", "false"]), "false"),
};
export const filterQuery = v.object(filters);
export const inboxQuery = v.object({
  ...filters,
  ...pagingFields,
  sort: v.optional(v.picklist(["createdAt", "changedAt", "waitingSince", "name", "state"]), "changedAt"),
});

export const questionId = v.object({ id });
export const stateSchema = v.object({ id, state });
export const assignSchema = v.object({ id, assignee: v.nullable(id) });
export const labelsSchema = v.object({ id, labels: v.pipe(v.array(label), v.maxLength(maxLabels, errorCode("tooLong"))) });
export const noteSchema = v.object({ id, text: multiLineText(maxAnswerLength) });
/** `seen`: number of messages when the answer was written; `state`: state after the answer. */
export const replySchema = v.object({
  id,
  text: multiLineText(maxAnswerLength, "messageRequired"),
  seen: v.pipe(v.number(), v.integer()),
  state: v.picklist(["answered", "waiting", "closed"], errorCode("unknownChoice")),
  attachments: attachmentIds,
});

export const applicationSchema = v.object({
  id,
  status: v.picklist(["inReview", "accepted", "declined"], errorCode("unknownChoice")),
});
export const spamSchema = v.object({ id, isSpam: v.boolean() });
export const mergeSchema = v.object({ id, into: id });
/** `isWriting`: the user has typed an answer that is not sent. */
export const threadPresenceInput = v.object({ id, isWriting: v.boolean() });
export const eraseSchema = v.object({ email: email() });
/** `id` is null for a new template. */
export const templateSchema = v.object({
  id: v.nullable(id),
  name: singleLineText(100),
  texts: v.record(language, multiLineText(maxAnswerLength)),
});

const person = v.object({ id: v.string(), name: v.string() });
const listedFields = {
  id: v.string(),
  createdAt: v.string(),
  changedAt: v.string(),
  firstAnsweredAt: v.nullable(v.string()),
  name: v.string(),
  company: v.string(),
  email: v.string(),
  country: v.nullable(v.string()),
  language: v.string(),
  problemType: v.nullable(v.string()),
  request: requestSchema,
  state: v.picklist(questionStates),
  isSpam: v.boolean(),
  labels: v.array(v.string()),
  assignee: v.nullable(person),
  /** Whether the sender has written something that no staff user has opened. */
  isUnread: v.boolean(),
  /** Time at which the sender's mail server returned an answer; null since the next answer or message. */
  undeliveredAt: v.nullable(v.string()),
  /** Time of the first message of the sender without an answer; null if the company wrote last. */
  waitingSince: v.nullable(v.string()),
};
export const inboxAnswer = v.object({
  /** `dueAt`: end of the promised answer time; null without a promise. */
  rows: v.array(v.object({ ...listedFields, excerpt: v.string(), dueAt: v.nullable(v.string()), isOverdue: v.boolean() })),
  total: v.number(),
  /** Totals of each state and of spam, independent of the filters. */
  counts: v.object({ new: v.number(), open: v.number(), waiting: v.number(), answered: v.number(), closed: v.number(), spam: v.number() }),
});
/** `author` is empty if the account no longer exists. */
const writtenFields = { id: v.number(), author: v.string(), text: v.string(), at: v.string() };
const otherQuestion = v.object({
  id: v.string(),
  createdAt: v.string(),
  kind: v.picklist(requestKinds),
  state: v.picklist(questionStates),
  excerpt: v.string(),
});
/** `whole`: text with its quote; `otherAddress`: sender, unless it is the question's; `leftOut`: names of files not accepted. */
const mailFacts = v.object({
  whole: v.optional(v.string()),
  otherAddress: v.optional(v.string()),
  leftOut: v.optional(v.array(v.string())),
});
export const threadAnswer = v.object({
  ...listedFields,
  telephone: v.string(),
  message: v.string(),
  files: v.array(attachmentAnswer),
  mergedInto: v.nullable(v.string()),
  messages: v.array(
    v.object({
      ...writtenFields,
      from: v.picklist(["sender", "company"]),
      files: v.array(attachmentAnswer),
      /** Facts about a message that came by mail. */
      mail: v.nullable(mailFacts),
    }),
  ),
  /** Questions that were merged into this one and can be separated again. */
  merged: v.array(otherQuestion),
  /** Files that the staff user uploaded for an unsent answer. */
  waiting: v.array(attachmentAnswer),
  notes: v.array(v.object(writtenFields)),
  /** Other questions of the address, newest first. */
  others: v.array(otherQuestion),
  account: v.nullable(v.object({ id: v.string(), username: v.string(), name: v.string(), createdAt: v.string() })),
});
export const exportAnswer = v.array(
  v.object({
    ...listedFields,
    telephone: v.string(),
    message: v.string(),
    messages: v.array(v.object({ from: v.picklist(["sender", "company"]), text: v.string(), at: v.string() })),
  }),
);
/** Users who have the thread open, by arrival. */
export const threadPresenceAnswer = v.array(v.object({ name: v.string(), since: v.string(), isWriting: v.boolean() }));
export const openAnswer = v.object({ open: v.number() });
export const erasedAnswer = v.object({ questions: v.number() });
/** `slowMinutes`: 90th percentile of the time to the first answer. */
export const timesAnswer = v.array(
  v.object({
    month: v.string(),
    asked: v.number(),
    answered: v.number(),
    medianMinutes: v.nullable(v.number()),
    slowMinutes: v.nullable(v.number()),
  }),
);
export const templatesAnswer = v.array(
  v.object({ id: v.string(), name: v.string(), texts: v.record(v.picklist(languageCodes), v.string()), updatedAt: v.string() }),
);
export const choicesAnswer = v.object({
  assignees: v.array(person),
  labels: v.array(v.string()),
  countries: v.array(v.string()),
  regions: v.array(v.object({ country: v.nullable(v.string()), region: v.string() })),
});

export type QuestionState = (typeof questionStates)[number];
export type InboxFilters = v.InferOutput<typeof filterQuery>;
export type InboxQuery = v.InferOutput<typeof inboxQuery>;
export type Inbox = v.InferOutput<typeof inboxAnswer>;
export type Thread = v.InferOutput<typeof threadAnswer>;
export type PresentColleague = v.InferOutput<typeof threadPresenceAnswer>[number];
export type Reply = v.InferOutput<typeof replySchema>;
export type InboxExport = v.InferOutput<typeof exportAnswer>;
export type AnswerTimes = v.InferOutput<typeof timesAnswer>;
export type FilterChoices = v.InferOutput<typeof choicesAnswer>;
export type Template = v.InferOutput<typeof templatesAnswer>[number];
export type TemplateForm = v.InferOutput<typeof templateSchema>;
