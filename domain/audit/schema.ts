import * as v from "valibot";
import { day } from "../dates.ts";

const text = v.pipe(v.string(), v.trim(), v.maxLength(200));

/** `words` are searched in action, subject and states; `below` is the id of the last row already loaded. */
export const auditLogQuery = v.object({
  words: v.optional(text, ""),
  who: v.optional(text, ""),
  action: v.optional(text, ""),
  from: v.optional(day()),
  to: v.optional(day()),
  below: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), v.safeInteger())),
});

export const auditLogAnswer = v.array(
  v.object({
    id: v.number(),
    at: v.string(),
    /** Name of a staff user or of a part of the system; the id if the account no longer exists. */
    who: v.string(),
    action: v.string(),
    subject: v.string(),
    /** Title of the entry or name of the user that the subject stands for; empty if there is none. */
    title: v.string(),
    before: v.unknown(),
    after: v.unknown(),
  }),
);

/** People and actions that the log has, for its filters. */
export const auditFiltersAnswer = v.object({ people: v.array(v.string()), actions: v.array(v.string()) });

export type AuditLogQuery = v.InferOutput<typeof auditLogQuery>;
export type AuditEntries = v.InferOutput<typeof auditLogAnswer>;
