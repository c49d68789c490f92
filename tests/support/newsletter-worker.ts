// Program that sends newsletter issues from the database of DATABASE_URL to the mail server of SMTP_URL until it is killed.
import { deliverIssue, newsletterQueue } from "#domain/newsletter";
import { openDatabase } from "#platform/database";
import { openMailTransport } from "#platform/mail";
import { createContextOn } from "./test-context.ts";
import { quietLog } from "./test-environment.ts";

const url = process.env.DATABASE_URL!;
const context = { ...createContextOn(openDatabase({ url, log: quietLog }), url), clock: { now: () => new Date(process.env.NOW!) } };
const mailer = openMailTransport({ smtpUrl: new URL(process.env.SMTP_URL!), from: "site@example.com", directory: "" }).openMailer(4);
await context.jobs.work(newsletterQueue, 8, (job, closing) =>
  deliverIssue(context, { job, closing, mailer, siteUrl: new URL("http://site.test") }),
);
