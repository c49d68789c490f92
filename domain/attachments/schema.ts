import * as v from "valibot";
import { line } from "../fields.ts";

/** Of one answer; each may be as large as what goes into the media library. */
export const mostAttachments = 10;

const id = v.pipe(v.string(), v.uuid());

/** `name`: what the file is called on the disk of whoever brings it. */
export const attachInput = v.object({ question: id, name: line(200) });
export const attachmentId = v.object({ id });
export const attachmentIds = v.optional(v.pipe(v.array(id), v.maxLength(mostAttachments)), []);
export const attachmentAnswer = v.object({ id: v.string(), name: v.string(), bytes: v.number() });

export type Attachment = v.InferOutput<typeof attachmentAnswer>;
