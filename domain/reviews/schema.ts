import * as v from "valibot";
import { multiLineText, optional, revision } from "../fields.ts";
import { id, language, type } from "../identifiers.ts";
import { key } from "#domain/editing/schema";

export const maxReviewText = 2000;

const address = { type, key, language };
const text = multiLineText(maxReviewText);
const note = optional(text);

export const reviewDecisions = ["approved", "changesRequested", "cancelled"] as const;

export const requestReviewInput = v.object({ ...address, revision: revision(), note });
/** A review is approved by publishing the version. */
export const decideReviewInput = v.object({ ...address, decision: v.picklist(["changesRequested", "cancelled"]), answer: note });
export const commentInput = v.object({ ...address, field: v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,60}$/)), text });
export const resolveCommentInput = v.object({ id, isResolved: v.boolean() });
export const discussionQuery = v.object({ type, key });

const person = v.object({ id: v.string(), name: v.string() });
const review = v.object({
  language,
  note: v.string(),
  requestedBy: person,
  requestedAt: v.string(),
  decision: v.nullable(v.picklist(reviewDecisions)),
  decidedBy: v.string(),
  decidedAt: v.nullable(v.string()),
  answer: v.string(),
});
const comment = v.object({
  id: v.string(),
  language,
  field: v.string(),
  text: v.string(),
  author: v.string(),
  at: v.string(),
  isResolved: v.boolean(),
});
/** Latest review of each language version of an entry, and all comments, oldest first. */
export const discussionAnswer = v.object({ reviews: v.array(review), comments: v.array(comment) });
/** Open reviews, oldest first: those that the user may decide, and those that the user requested. */
export const openReviewsAnswer = v.array(
  v.object({
    type: v.string(),
    key: v.string(),
    language,
    title: v.string(),
    note: v.string(),
    requestedBy: person,
    requestedAt: v.string(),
  }),
);

export type Discussion = v.InferOutput<typeof discussionAnswer>;
export type Review = Discussion["reviews"][number];
export type Comment = Discussion["comments"][number];
export type OpenReviews = v.InferOutput<typeof openReviewsAnswer>;
