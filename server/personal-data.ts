import type { PersonalData } from "#domain/account";
import { eraseQuestions, readQuestions, sweepQuestions } from "#domain/contact";
import { eraseSubscriber, readSubscriber, sweepSubscribers } from "#domain/newsletter";
import { readService } from "#domain/open-api";
import { readCommands } from "#domain/sandbox";
import { readWebhooks } from "#domain/webhooks";
import { forgetAccount, listEvents, sweepEvents } from "#domain/security-log";

/** Personal data outside the account table, with erasure and retention: one row per domain folder. */
export const personalData: readonly PersonalData[] = [
  {
    name: "questions",
    read: (context, { email }) => readQuestions(context, email),
    erase: (transaction, { email }) => eraseQuestions(transaction, email),
    sweep: sweepQuestions,
  },
  {
    name: "newsletter",
    read: (context, { email }) => readSubscriber(context, email),
    erase: (transaction, { email }) => eraseSubscriber(transaction, email),
    sweep: sweepSubscribers,
  },
  { name: "sandboxCommands", read: (context, { accountId }) => readCommands(context, accountId) },
  { name: "webhooks", read: (context, { accountId }) => readWebhooks(context, accountId) },
  { name: "openApi", read: (context, { accountId }) => readService(context, accountId) },
  {
    name: "securityEvents",
    read: (context, { accountId }) => listEvents(context, accountId),
    erase: (transaction, { accountId }) => forgetAccount(transaction, accountId),
    sweep: sweepEvents,
  },
];
