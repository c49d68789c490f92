import * as v from "valibot";
import { senderAttachmentIds } from "#domain/attachments/schema";
import { maxMessageLength, questionSchema } from "#domain/contact/schema";
import { keyPattern } from "#domain/content/schema";
import { emptyIfMissing, errorCode, multiLineText, optional } from "../fields.ts";

const { name, email, telephone } = questionSchema.entries;

/** `job`: slug of the job; `files`: ids of uploaded PDF documents, at least one. */
export const jobApplicationSchema = v.object({
  job: v.pipe(v.string(), v.regex(new RegExp(`^${keyPattern}$`), errorCode("jobGone"))),
  name,
  email,
  telephone: optional(telephone),
  message: optional(multiLineText(maxMessageLength)),
  files: emptyIfMissing(v.pipe(v.string(errorCode("fileRequired")), senderAttachmentIds, v.minLength(1, errorCode("fileRequired")))),
});

export type JobApplication = v.InferOutput<typeof jobApplicationSchema>;
