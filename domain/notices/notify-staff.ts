import { and, inArray, isNotNull } from "drizzle-orm";
import { account } from "#db/account.ts";
import { staffNotice } from "#db/notice.ts";
import type { Transaction } from "#platform/database";
import { readActorName } from "#domain/editing";
import { queueMail, type OutgoingMail } from "#domain/mail";
import type { Context } from "../context.ts";
import { storedLanguage } from "../stored-language.ts";
import { isUuid } from "../to-uuid.ts";
import { channelOf } from "./notice-settings.ts";
import type { NoticeKind } from "./schema.ts";

type MailedKind = Exclude<NoticeKind, "mailStuck">;
const mailNames = {
  assigned: "noticeAssigned",
  senderReplied: "noticeReplied",
  reviewRequested: "noticeReviewRequested",
  reviewDecided: "noticeReviewDecided",
  commented: "noticeCommented",
} as const satisfies Record<MailedKind, OutgoingMail["name"]>;

/** `title` names the subject in the mail, `path` is its screen in the back office, and `text` is what was written. */
export type StaffEvent = {
  kind: NoticeKind;
  to: readonly string[];
  title?: string;
  path?: string;
  text?: string;
  questionId?: string;
  entryId?: string;
};

/** Tells staff users of an event within the caller's transaction, as each has chosen; never the user who caused it. */
export async function notifyStaff(context: Context, transaction: Transaction, event: StaffEvent): Promise<void> {
  const { kind, questionId, entryId } = event;
  const causedBy = context.actor.kind === "staff" ? context.actor.id : undefined;
  const ids = Array.from(new Set(event.to)).filter((id) => id !== causedBy);
  if (ids.length === 0) return;
  const users = await transaction
    .select()
    .from(account)
    // The author of an old text may be no account.
    .where(and(inArray(account.id, ids.filter(isUuid)), isNotNull(account.role)));
  const listening = users.filter((user) => channelOf(user.noticeSettings, kind) !== "off");
  if (listening.length === 0) return;
  const createdAt = context.clock.now();
  await transaction
    .insert(staffNotice)
    .values(listening.map(({ id: accountId }) => ({ accountId, kind, questionId, entryId, causedBy, createdAt })));
  if (kind === "mailStuck") return;
  const values = {
    title: event.title ?? "",
    actor: causedBy === undefined ? "" : await readActorName({ database: transaction }, context.actor),
  };
  const mails = listening
    .filter((user) => channelOf(user.noticeSettings, kind) === "mail")
    .map((user): OutgoingMail => {
      const data = { values, link: `/admin#${event.path ?? "/"}`, ...(event.text && { fields: { note: event.text } }) };
      return { name: mailNames[kind], language: storedLanguage(user), to: user.email, data };
    });
  await queueMail(context, transaction, mails);
}
