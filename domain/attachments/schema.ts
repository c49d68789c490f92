import * as v from "valibot";
import { errorCode, singleLineText } from "../fields.ts";

/** Maximum of files in an answer; each has the media library's size limit. */
export const maxAttachments = 10;

/** Maximum of files from the sender of a question. */
export const maxSenderAttachments = 4;
export const maxSenderAttachmentBytes = 10 * 1024 * 1024;

const id = v.pipe(v.string(), v.uuid());

/** `question`: id of the question; `name`: original file name. */
export const attachInput = v.object({ question: id, name: singleLineText(200) });
export const senderAttachmentInput = v.object({ name: singleLineText(200) });
export const attachmentId = v.object({ id });
export const attachmentIds = v.optional(v.pipe(v.array(id), v.maxLength(maxAttachments)), []);
/** Ids in a form field, separated by commas. */
export const senderAttachmentIds = v.pipe(
  v.string(),
  v.transform((text) => text.split(",").filter(Boolean)),
  v.array(id),
  v.maxLength(maxSenderAttachments, errorCode("tooManySenderFiles")),
);
export const attachmentAnswer = v.object({ id: v.string(), name: v.string(), bytes: v.number() });

export type Attachment = v.InferOutput<typeof attachmentAnswer>;
