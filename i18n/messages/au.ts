import { en } from "./en.ts";
import type { Messages } from "./messages.ts";

/** Texts that differ from English in Australia. */
export const au: Messages = {
  ...en,
  noSuchTimeZone: "This must be the IANA name of a time zone, such as Australia/Sydney.",
  senderFileKind: "This file type is not accepted. Use JPEG, PNG or WebP for pictures and PDF for documents.",
  loginPaused: "There were too many failed logins. Log in on a device that you have used before, reset your password by email or wait.",
  momentFormat: "This must be a valid RFC 3339 timestamp, such as 2026-05-01T12:00:00Z or 2026-05-01T22:00:00+10:00.",
};
