import * as v from "valibot";
import { day } from "../dates.ts";
import { errorCode } from "../fields.ts";
import { searchWords } from "../list-query.ts";

/** Actions that require a password, a mailbox or a session. */
export const securityActions = [
  "login.succeeded",
  "code.used",
  "password.changed",
  "email.changed",
  "openApi.activated",
  "openApi.deactivated",
  "openApi.keyCreated",
  "openApi.keyRevoked",
] as const;
/** Failures that an attacker can cause repeatedly. */
const securityFailures = ["login.failed", "password.wrong", "code.sent", "code.wrong", "origin.refused", "limit.reached"] as const;
export const securityKinds = [...securityActions, ...securityFailures] as const;
export type SecurityKind = (typeof securityKinds)[number];

export const eventsPageSize = 100;
export const maxExportedEvents = 10_000;

const kind = v.picklist(securityKinds);
const anyOrKind = v.union([v.literal(""), kind], errorCode("unknownChoice"));
/** Typed address, or its hash as shown in the log. */
const address = v.pipe(
  v.string(),
  v.trim(),
  v.union([v.literal(""), v.pipe(v.string(), v.ip()), v.pipe(v.string(), v.regex(/^[\w-]{43}$/))], errorCode("ipOrFingerprint")),
);
const below = v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)));

/** `account` is searched in address, username and name of accounts; `from` and `to` refer to the last occurrence. */
const filter = {
  kind: v.optional(anyOrKind, ""),
  account: searchWords,
  address: v.optional(address, ""),
  from: v.optional(day()),
  to: v.optional(day()),
};
/** `below`: id of the last event of the previous page. */
export const securityLogQuery = v.object({ ...filter, below });
export const securityExportQuery = v.object(filter);
export const signInsQuery = v.object({ below });

/** Identical events of an account and address within an hour are one row: `count` occurrences from `at` to `lastAt`. */
const event = {
  id: v.number(),
  kind,
  detail: v.nullable(v.string()),
  at: v.string(),
  lastAt: v.string(),
  count: v.number(),
};
const securityEvent = v.object({
  ...event,
  accountId: v.nullable(v.string()),
  accountName: v.nullable(v.string()),
  /** Name of the staff user or system part; null if the account itself or a visitor acted. */
  actor: v.nullable(v.string()),
  addressHash: v.nullable(v.string()),
  requestId: v.nullable(v.string()),
});
export const securityLogAnswer = v.array(securityEvent);
/** `address` is the address of this request or of an open session with the stored hash, else null: the log stores hashes only. */
export const signInsAnswer = v.array(v.object({ ...event, address: v.nullable(v.string()) }));

export type SecurityLogQuery = v.InferOutput<typeof securityLogQuery>;
export type SecurityEventRow = v.InferOutput<typeof securityEvent>;
export type SignIns = v.InferOutput<typeof signInsAnswer>;
