import * as v from "valibot";
import { day } from "../dates.ts";
import { because } from "../fields.ts";
import { words } from "../list-query.ts";

/** What only the owner of a password, a mailbox or a session can do. */
export const securityActs = [
  "login.succeeded",
  "code.used",
  "password.changed",
  "email.changed",
  "openApi.activated",
  "openApi.deactivated",
] as const;
/** What an attacker can repeat. */
const securityRefusals = ["login.failed", "password.wrong", "code.sent", "code.wrong", "origin.refused", "limit.reached"] as const;
export const securityKinds = [...securityActs, ...securityRefusals] as const;
export type SecurityKind = (typeof securityKinds)[number];

/** Rows of a page of the log. */
export const eventsPageSize = 100;
export const mostEventsExported = 10_000;

const kind = v.picklist(securityKinds);
const anyOrKind = v.union([v.literal(""), kind], because("unknownChoice"));
/** An address as it is typed, or its hash as the log shows it. */
const address = v.pipe(
  v.string(),
  v.trim(),
  v.union([v.literal(""), v.pipe(v.string(), v.ip()), v.pipe(v.string(), v.regex(/^[\w-]{43}$/))], because("ipOrFingerprint")),
);
const below = v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)));

/** `account` is looked for in address, user name and name of accounts; the days are those of the last time of an event. */
const filter = {
  kind: v.optional(anyOrKind, ""),
  account: words,
  address: v.optional(address, ""),
  from: v.optional(day()),
  to: v.optional(day()),
};
/** `below` is the id of the last event of the page before. */
export const securityLogQuery = v.object({ ...filter, below });
export const securityExportQuery = v.object(filter);
export const signInsQuery = v.object({ below });

/** The same of one account and address within an hour is one event: `count` times from `at` to `lastAt`. */
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
  /** Who acted where it was neither the account itself nor a visitor. */
  actor: v.nullable(v.string()),
  addressHash: v.nullable(v.string()),
  requestId: v.nullable(v.string()),
});
export const securityLogAnswer = v.array(securityEvent);
/** `address` where it is the present one or that of an open session: the log has only its hash. */
export const signInsAnswer = v.array(v.object({ ...event, address: v.nullable(v.string()) }));

export type SecurityLogQuery = v.InferOutput<typeof securityLogQuery>;
export type SecurityEventRow = v.InferOutput<typeof securityEvent>;
export type SignIns = v.InferOutput<typeof signInsAnswer>;
