import type { Exporter } from "#domain/account";
import { listQuestions } from "#domain/contact";
import { readNewsletterChoice } from "#domain/newsletter";
import { listEvents } from "#domain/security-log";

/** What "all my data" holds besides the account itself: one row for each domain that keeps something of a person. */
export const accountExporters: readonly Exporter[] = [
  { name: "questions", read: (context, { email }) => listQuestions(context, email) },
  { name: "newsletter", read: async (context, { email }) => ({ subscribed: await readNewsletterChoice(context, { email }) }) },
  { name: "securityEvents", read: (context, { accountId }) => listEvents(context, accountId) },
];
