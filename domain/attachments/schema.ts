import * as v from "valibot";
import { because, line } from "../fields.ts";

/** Maximum of files in an answer; each has the media library's size limit. */
export const maxAttachments = 10;

/** Maximum of files from the sender of a question. */
export const mostSenderFiles = 4;
export const mostSenderBytes = 10 * 1024 * 1024;

const id = v.pipe(v.string(), v.uuid());

/** `question`: id of the question; `name`: original file name. */
export const attachInput = v.object({ question: id, name: line(200) });
export const senderFileInput = v.object({ name: line(200) });
export const attachmentId = v.object({ id });
export const attachmentIds = v.optional(v.pipe(v.array(id), v.maxLength(maxAttachments)), []);
/** Ids in a form field, separated by commas. */
export const senderAttachmentIds = v.pipe(
  v.string(),
  v.transform((text) => text.split(",").filter(Boolean)),
  v.array(id),
  v.maxLength(mostSenderFiles, because("tooManySenderFiles")),
);
export const attachmentAnswer = v.object({ id: v.string(), name: v.string(), bytes: v.number() });

export type Attachment = v.InferOutput<typeof attachmentAnswer>;
