import type { PersonalDataSource } from "#domain/account";
import { eraseQuestions, exportQuestions, deleteExpiredQuestions } from "#domain/contact";
import { eraseSubscriber, exportSubscriber, deleteExpiredSubscribers } from "#domain/newsletter";
import { readService } from "#domain/open-api";
import { readCommands } from "#domain/sandbox";
import { readWebhooks } from "#domain/webhooks";
import { detachAccount, listAccountEvents, deleteExpiredEvents } from "#domain/security-log";

/** Personal data outside the account table, with erasure and retention: one row per domain folder. */
export const personalData: readonly PersonalDataSource[] = [
  {
    name: "questions",
    read: (context, { email }) => exportQuestions(context, email),
    erase: (transaction, { email }) => eraseQuestions(transaction, email),
    deleteExpired: deleteExpiredQuestions,
  },
  {
    name: "newsletter",
    read: (context, { email }) => exportSubscriber(context, email),
    erase: (transaction, { email }) => eraseSubscriber(transaction, email),
    deleteExpired: deleteExpiredSubscribers,
  },
  { name: "sandboxCommands", read: (context, { accountId }) => readCommands(context, accountId) },
  { name: "webhooks", read: (context, { accountId }) => readWebhooks(context, accountId) },
  { name: "openApi", read: (context, { accountId }) => readService(context, accountId) },
  {
    name: "securityEvents",
    read: (context, { accountId }) => listAccountEvents(context, accountId),
    erase: (transaction, { accountId }) => detachAccount(transaction, accountId),
    deleteExpired: deleteExpiredEvents,
  },
];
