import { formatDay } from "#i18n/format.ts";
import { languages } from "#i18n/languages.ts";
import type { OutgoingMail } from "#domain/mail";
import { storedLanguage } from "../stored-language.ts";

type Owner = { email: string; name: string; language: string };

function pathIn(owner: Owner, path: string): string {
  return languages[storedLanguage(owner)].prefix + path;
}

export function passwordChangedMail(owner: Owner): OutgoingMail {
  return {
    name: "passwordChanged",
    language: storedLanguage(owner),
    to: owner.email,
    data: { values: { name: owner.name }, link: pathIn(owner, "/retrieve-password") },
  };
}

/** Mail to the former address. */
export function addressChangedMail(owner: Owner, email: string): OutgoingMail {
  return { name: "addressChanged", language: storedLanguage(owner), to: owner.email, data: { values: { name: owner.name, email } } };
}

export function accountClosingMail(owner: Owner, closesAt: Date): OutgoingMail {
  const language = storedLanguage(owner);
  const date = formatDay(language, closesAt.toISOString());
  return { name: "accountClosing", language, to: owner.email, data: { values: { name: owner.name, date }, link: pathIn(owner, "/login") } };
}

export function accountClosedMail(owner: Owner): OutgoingMail {
  return { name: "accountClosed", language: storedLanguage(owner), to: owner.email, data: { values: { name: owner.name } } };
}

export function openApiActivatedMail(owner: Owner): OutgoingMail {
  return {
    name: "openApiActivated",
    language: storedLanguage(owner),
    to: owner.email,
    data: { values: { name: owner.name }, link: pathIn(owner, "/platform/open-api/console") },
  };
}

/** `url`: the webhook address that the owner registered. */
export function webhookEndedMail(owner: Owner, url: string): OutgoingMail {
  return {
    name: "webhookEnded",
    language: storedLanguage(owner),
    to: owner.email,
    data: { values: { name: owner.name, url }, link: pathIn(owner, "/platform/open-api/console") },
  };
}
