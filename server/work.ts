import path from "node:path";
import { eraseClosedAccounts, sweepCodes, sweepSessions } from "#domain/account";
import { sweepCaptchas } from "#domain/captcha";
import { deliverMail, mailQueue } from "#domain/mail";
import { createMailer } from "#platform/mail";
import { sweepLimits } from "#platform/rate-limit";
import type { Services } from "./services.ts";

const mailsAtOnce = 2;

/** What the process does besides answering: sending mail, and removing what nothing reads any more. */
export async function startWork({ environment, context }: Services): Promise<{ stop(): Promise<void> }> {
  const { smtpUrl, mailFrom, dataDir, siteUrl } = environment;
  const mailer = createMailer({ smtpUrl, from: mailFrom, directory: path.join(dataDir, "mail") });
  await context.jobs.work(mailQueue, mailsAtOnce, async (job) => {
    try {
      await deliverMail(context, { job, mailer, siteUrl });
    } catch (error) {
      // It is tried again, so it is nothing to be woken for; the address is nobody's but the receiver's.
      context.log.warn("mail.delayed", { id: job.id, code: (error as NodeJS.ErrnoException).code });
      throw error;
    }
  });
  await context.jobs.schedule("housekeeping", "17 * * * *", async () => {
    await sweepLimits(context.database, context.clock.now());
    await sweepCaptchas(context);
    await sweepCodes(context);
    await sweepSessions(context);
    await eraseClosedAccounts(context);
  });
  return {
    async stop() {
      await context.jobs.close();
      mailer.close();
    },
  };
}
