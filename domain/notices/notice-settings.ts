import { eq } from "drizzle-orm";
import { account } from "#db/account.ts";
import type { StaffContext } from "../context.ts";
import { defaultChannel, hasMail, noticeChannels, noticeKinds, type NoticeChannel, type NoticeKind, type NoticeSetting } from "./schema.ts";

/** Reads the channel of a kind from the stored settings of an account. */
export function channelOf(settings: Record<string, string>, kind: NoticeKind): NoticeChannel {
  return noticeChannels.find((channel) => channel === settings[kind]) ?? defaultChannel(kind);
}

export async function readNoticeSettings({ database, actor }: StaffContext): Promise<NoticeSetting[]> {
  const [user] = await database.select({ settings: account.noticeSettings }).from(account).where(eq(account.id, actor.id));
  return noticeKinds.map((kind) => ({ kind, channel: channelOf(user?.settings ?? {}, kind) }));
}

export async function saveNoticeSetting({ database, actor }: StaffContext, { kind, channel }: NoticeSetting): Promise<NoticeSetting[]> {
  return database.transaction(async (transaction) => {
    const [user] = await transaction
      .select({ settings: account.noticeSettings })
      .from(account)
      .where(eq(account.id, actor.id))
      .for("update");
    const possible = channel === "mail" && !hasMail(kind) ? "dashboard" : channel;
    const settings = { ...user?.settings, [kind]: possible };
    await transaction.update(account).set({ noticeSettings: settings }).where(eq(account.id, actor.id));
    return noticeKinds.map((each) => ({ kind: each, channel: channelOf(settings, each) }));
  });
}
