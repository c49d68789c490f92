import * as v from "valibot";
import type { NoticeKind } from "#db/notice-kind.ts";
import { languageCodes } from "#i18n/languages.ts";
import { errorCode } from "../fields.ts";

export type { NoticeKind };

export const noticeKinds = [
  "assigned",
  "senderReplied",
  "reviewRequested",
  "reviewDecided",
  "commented",
  "mailStuck",
] as const satisfies readonly NoticeKind[];

/** How a user is told of an event: on the dashboard and by mail, on the dashboard only, or not at all. */
export const noticeChannels = ["mail", "dashboard", "off"] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** A mail about stuck mails would be stuck too. */
export const hasMail = (kind: NoticeKind) => kind !== "mailStuck";
export const defaultChannel = (kind: NoticeKind): NoticeChannel => (hasMail(kind) ? "mail" : "dashboard");

export const noticeRetentionDays = 90;
/** Highest number of notices that the dashboard lists. */
export const maxNotices = 50;

const kind = v.picklist(noticeKinds, errorCode("unknownChoice"));

export const noticeSettingInput = v.object({ kind, channel: v.picklist(noticeChannels, errorCode("unknownChoice")) });
/** Marks one notice as read, or all without `id`. */
export const readNoticeInput = v.object({ id: v.optional(v.number()) });

/** `causedBy` is empty for a customer and for the server. */
const notice = v.object({
  id: v.number(),
  kind,
  at: v.string(),
  isRead: v.boolean(),
  causedBy: v.string(),
  /** Sender of the question, or title of the entry. */
  title: v.string(),
  question: v.nullable(v.string()),
  entry: v.nullable(v.object({ type: v.string(), key: v.string(), language: v.picklist(languageCodes) })),
});
export const noticesAnswer = v.object({ unread: v.number(), notices: v.array(notice) });
export const noticeSettingsAnswer = v.array(noticeSettingInput);

export type Notice = v.InferOutput<typeof notice>;
export type NoticeSetting = v.InferOutput<typeof noticeSettingInput>;
