import * as v from "valibot";
import { day } from "../dates.ts";

/** Actions that the audit log records. The back office has words for each in four languages; older rows may have other names. */
export const auditActions = [
  "account.closed",
  "account.exported",
  "account.sessionsEnded",
  "application.drafted",
  "application.state",
  "content.broughtBack",
  "content.deleted",
  "content.deletedForGood",
  "content.duplicated",
  "content.followed",
  "content.machineDrafted",
  "content.planCancelled",
  "content.published",
  "content.restored",
  "content.reviewDecided",
  "content.reviewRequested",
  "content.reviewed",
  "content.saved",
  "content.scheduled",
  "content.sharedPublished",
  "content.sharedSaved",
  "content.slugChanged",
  "content.undone",
  "content.withdrawn",
  "examples.hidden",
  "examples.shown",
  "inbox.exported",
  "job.discarded",
  "job.retried",
  "layout.reset",
  "layout.saved",
  "maintenance.saved",
  "media.added",
  "media.described",
  "media.removed",
  "media.replaced",
  "newsletter.removed",
  "newsletter.saved",
  "newsletter.sent",
  "newsletter.tried",
  "openApi.activated",
  "openApi.deactivated",
  "passkey.added",
  "passkey.removed",
  "question.answered",
  "question.assigned",
  "question.fileAdded",
  "question.fileRemoved",
  "question.labelled",
  "question.merged",
  "question.noted",
  "question.separated",
  "question.spam",
  "question.state",
  "questions.erased",
  "recoveryCode.used",
  "recoveryCodes.renewed",
  "redirect.imported",
  "redirect.removed",
  "redirect.saved",
  "secondFactor.renewed",
  "secondFactor.setUp",
  "securityLog.exported",
  "siteConfig.saved",
  "staff.changed",
  "staff.invitationRenewed",
  "staff.invitationWithdrawn",
  "staff.invited",
  "staff.joined",
  "staff.removed",
  "staff.secondFactorReset",
  "subscriber.erased",
  "subscribers.exported",
  "synonyms.removed",
  "synonyms.saved",
  "template.removed",
  "template.saved",
  "text.replaced",
  "text.reset",
] as const;

export type AuditAction = (typeof auditActions)[number];

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
