import * as v from "valibot";
import { because, line } from "../fields.ts";

/** Of one answer; each may be as large as what goes into the media library. */
export const mostAttachments = 10;

/** Of one question, from its sender. */
export const mostSenderFiles = 4;
export const mostSenderBytes = 10 * 1024 * 1024;

const id = v.pipe(v.string(), v.uuid());

/** `name`: what the file is called on the disk of whoever brings it. */
export const attachInput = v.object({ question: id, name: line(200) });
/** Of a file that somebody adds to a question: what it is called on their disk. */
export const senderFileInput = v.object({ name: line(200) });
export const attachmentId = v.object({ id });
export const attachmentIds = v.optional(v.pipe(v.array(id), v.maxLength(mostAttachments)), []);
/** Ids with commas between, as a form can hold them. */
export const senderFileIds = v.pipe(
  v.string(),
  v.transform((text) => text.split(",").filter(Boolean)),
  v.array(id),
  v.maxLength(mostSenderFiles, because("tooManySenderFiles")),
);
export const attachmentAnswer = v.object({ id: v.string(), name: v.string(), bytes: v.number() });

export type Attachment = v.InferOutput<typeof attachmentAnswer>;
