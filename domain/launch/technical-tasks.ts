import { and, eq, isNotNull } from "drizzle-orm";
import { account } from "#db/account.ts";
import { secondFactor } from "#db/staff.ts";
import { dayMs } from "#i18n/day.ts";
import type { Context } from "../context.ts";
import { createTask } from "./create-task.ts";
import type { LaunchTask, technicalTasks } from "./schema.ts";

/** Facts about the installation. `lastBackup` is the time of the newest file in the default folder. */
export type Readiness = { siteUrl: URL; sendsMail: boolean; lastBackup: Date | undefined };

/** One administrator who loses the second factor would lock the company out. */
const neededAdministrators = 2;
const backupDays = 7;
const localHosts = /^(localhost|127\.|\[::1\]|0\.0\.0\.0)|\.(test|local|localhost|example)$/;

export async function listTechnicalTasks(
  { database, clock }: Context,
  { siteUrl, sendsMail, lastBackup }: Readiness,
): Promise<LaunchTask[]> {
  const administrators = await database
    .select({ id: account.id })
    .from(account)
    .innerJoin(secondFactor, eq(secondFactor.accountId, account.id))
    .where(and(eq(account.role, "administrator"), isNotNull(secondFactor.confirmedAt)));
  const hasBackup = lastBackup !== undefined && clock.now().getTime() - lastBackup.getTime() < backupDays * dayMs;
  return [
    taskOf("siteUrl", siteUrl.protocol === "https:" && !localHosts.test(siteUrl.hostname)),
    taskOf("mail", sendsMail),
    taskOf("administrators", administrators.length >= neededAdministrators),
    taskOf("backup", hasBackup),
  ];
}

function taskOf(name: (typeof technicalTasks)[number], isDone: boolean): LaunchTask {
  return createTask({ group: "technical", name }, { isMissing: !isDone, isExample: false });
}
