import * as v from "valibot";
import { errorCode, singleLineText, multiLineText, revision } from "../fields.ts";
import { id, language } from "../identifiers.ts";
import { pagingFields, searchWords } from "../list-query.ts";
import { issueTypes } from "./schema.ts";

const maxEntries = 20;

const subscriberState = v.picklist(["pending", "confirmed", "unsubscribed"]);
const entry = v.object({ type: v.picklist(issueTypes, errorCode("unknownChoice")), key: v.pipe(v.string(), v.maxLength(100)) });

const basedOn = revision();

export const issueIdQuery = v.object({ id });
export const issueSending = v.object({ id, basedOn });
export const issuesQuery = v.object({ page: pagingFields.page, size: pagingFields.size, language: v.optional(language) });
/** `id`: null for a new issue; `basedOn`: revision that the editor saw. */
export const issueForm = v.object({
  id: v.nullable(id),
  basedOn,
  language,
  subject: singleLineText(150),
  intro: v.union([v.literal(""), multiLineText(5_000)]),
  entries: v.pipe(v.array(entry), v.maxLength(maxEntries, errorCode("tooLong"))),
});

/** `unsubscribed`: subscriptions that ended before the delivery; `left`: those that ended after it. */
const counts = v.object({ queued: v.number(), sent: v.number(), failed: v.number(), unsubscribed: v.number(), left: v.number() });
const listedFields = {
  id: v.string(),
  language,
  subject: v.string(),
  changedAt: v.string(),
  sentAt: v.nullable(v.string()),
  counts,
};
export const issuesAnswer = v.object({
  rows: v.array(v.object(listedFields)),
  total: v.number(),
  receivers: v.record(language, v.number()),
});
export const issueAnswer = v.object({
  ...listedFields,
  intro: v.string(),
  revision: v.number(),
  entries: v.array(v.object({ type: v.string(), key: v.string(), title: v.string(), isPublic: v.boolean() })),
  receivers: v.number(),
});
export const savedAnswer = v.object({ id: v.string(), revision: v.number() });
export const previewAnswer = v.object({ subject: v.string(), html: v.string(), text: v.string() });
export const sendingAnswer = v.object({ receivers: v.number() });

const filters = {
  words: searchWords,
  state: v.optional(subscriberState),
  language: v.optional(language),
};
/** `words` are searched in address, name and company. */
export const subscribersQuery = v.object({
  ...pagingFields,
  ...filters,
  sort: v.optional(v.picklist(["createdAt", "changedAt", "email"]), "createdAt"),
});
export const subscriberFilters = v.object(filters);

const subscriber = {
  id: v.string(),
  email: v.string(),
  state: subscriberState,
  language,
  name: v.nullable(v.string()),
  country: v.nullable(v.string()),
  company: v.nullable(v.string()),
  userType: v.nullable(v.string()),
  createdAt: v.string(),
  changedAt: v.string(),
};
/** Consent, confirmation or withdrawal, with the text as shown. */
const proof = v.object({
  act: v.picklist(["consent", "confirmation", "account", "withdrawal"]),
  textVersion: v.string(),
  text: v.nullable(v.string()),
  language: v.string(),
  page: v.nullable(v.string()),
  at: v.string(),
});
export const subscribersAnswer = v.object({ rows: v.array(v.object(subscriber)), total: v.number() });
export const subscriberAnswer = v.object({
  ...subscriber,
  proofs: v.array(proof),
  issues: v.array(
    v.object({ subject: v.string(), state: v.picklist(["queued", "sending", "sent", "failed", "unsubscribed"]), at: v.string() }),
  ),
});
export const subscribersExport = v.array(v.object({ ...subscriber, proofs: v.array(proof) }));

export type IssueSending = v.InferOutput<typeof issueSending>;
export type IssueForm = v.InferOutput<typeof issueForm>;
export type Issue = v.InferOutput<typeof issueAnswer>;
export type Issues = v.InferOutput<typeof issuesAnswer>;
export type IssuesQuery = v.InferOutput<typeof issuesQuery>;
export type IssueCounts = v.InferOutput<typeof counts>;
export type SubscribersQuery = v.InferOutput<typeof subscribersQuery>;
export type SubscriberFilters = v.InferOutput<typeof subscriberFilters>;
export type Subscribers = v.InferOutput<typeof subscribersAnswer>;
export type SubscriberView = v.InferOutput<typeof subscriberAnswer>;
export type SubscriberProof = v.InferOutput<typeof proof>;
