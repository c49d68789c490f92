import { and, eq, gt, isNull, or } from "drizzle-orm";
import { account } from "#db/account.ts";
import { staffNotice } from "#db/notice.ts";
import { notifyStaff } from "#domain/notices";
import { dayMs } from "#i18n/day.ts";
import type { Context } from "../context.ts";
import { readJobsOverview } from "./list-jobs.ts";

/** Tells administrators that mails are delayed: once, then again a day after they have read it. */
export async function notifyOfStuckMail(context: Context): Promise<void> {
  const { delayedMail } = await readJobsOverview(context);
  if (!delayedMail) return;
  const dayAgo = new Date(context.clock.now().getTime() - dayMs);
  await context.database.transaction(async (transaction) => {
    const administrators = await transaction
      .select({ id: account.id })
      .from(account)
      .where(eq(account.role, "administrator"))
      .for("update");
    const told = await transaction
      .select({ id: staffNotice.accountId })
      .from(staffNotice)
      .where(and(eq(staffNotice.kind, "mailStuck"), or(isNull(staffNotice.readAt), gt(staffNotice.readAt, dayAgo))));
    const to = administrators.map(({ id }) => id).filter((id) => !told.some((notice) => notice.id === id));
    await notifyStaff(context, transaction, { kind: "mailStuck", to });
  });
}
