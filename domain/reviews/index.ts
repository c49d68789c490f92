export { addComment, resolveComment } from "./comments.ts";
export { listOpenReviews, readDiscussion } from "./read-discussion.ts";
export { decideReview, requestReview } from "./review.ts";
