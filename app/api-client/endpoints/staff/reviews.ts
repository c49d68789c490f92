import * as forms from "#domain/reviews/schema";
import { staffRoles } from "#domain/staff/schema";
import { noData, noFields, type Endpoint } from "../endpoint.ts";

const allStaff = { tag: "staff", by: "staff", roles: staffRoles } as const;

/** Endpoints for reviews before publication, and for comments at fields. */
export const reviews = {
  open: {
    ...allStaff,
    method: "GET",
    path: "/staff/reviews",
    summary: "Lists the open reviews that the user may decide or has requested",
    input: noFields,
    answer: forms.openReviewsAnswer,
    errorCodes: {},
  },
  discussion: {
    ...allStaff,
    method: "GET",
    path: "/staff/reviews/:type/:key",
    summary: "Returns the latest reviews and the comments of an entry",
    input: forms.discussionQuery,
    answer: forms.discussionAnswer,
    errorCodes: {},
  },
  request: {
    ...allStaff,
    method: "POST",
    path: "/staff/reviews/request",
    summary: "Requests a review of a language version before its publication",
    input: forms.requestReviewInput,
    answer: noData,
    errorCodes: { notFound: 404, savedSince: 400, nothingToPublish: 400, reviewAlready: 400 },
  },
  decide: {
    ...allStaff,
    method: "POST",
    path: "/staff/reviews/decide",
    summary: "Requests changes, or cancels the review of a language version",
    input: forms.decideReviewInput,
    answer: noData,
    errorCodes: { unknownReview: 400 },
  },
  comment: {
    ...allStaff,
    method: "POST",
    path: "/staff/reviews/comment",
    summary: "Adds a comment to a field of a language version",
    input: forms.commentInput,
    answer: noData,
    errorCodes: { notFound: 404 },
  },
  resolve: {
    ...allStaff,
    method: "POST",
    path: "/staff/reviews/resolve-comment",
    summary: "Marks a comment as resolved, or opens it again",
    input: forms.resolveCommentInput,
    answer: noData,
    errorCodes: {},
  },
} as const satisfies Record<string, Endpoint>;
