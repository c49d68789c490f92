import * as v from "valibot";
import { id } from "../identifiers.ts";
import { paged, words } from "../list-query.ts";

/** What a list of accounts is narrowed by; `words` are looked for in address, names and phone number. */
export const accountsQuery = v.object({
  ...paged,
  words,
  sort: v.optional(v.picklist(["createdAt", "email", "name"]), "createdAt"),
  /** Those with the Open API service, or those about to be erased. */
  only: v.optional(v.picklist(["openApi", "closing"])),
});
export const accountIdSchema = v.object({ id });
export const serviceSchema = v.object({ id, isActive: v.boolean() });

const listed = {
  id: v.string(),
  email: v.string(),
  username: v.string(),
  name: v.string(),
  country: v.string(),
  language: v.string(),
  createdAt: v.string(),
  /** When it is erased, unless its owner logs in before. */
  closesAt: v.nullable(v.string()),
  isStaff: v.boolean(),
  /** Whether the Open API service is activated. */
  openApi: v.boolean(),
};
export const accountsAnswer = v.object({ rows: v.array(v.object(listed)), total: v.number() });
export const accountAnswer = v.object({
  ...listed,
  phone: v.nullable(v.string()),
  sessions: v.array(v.object({ id: v.string(), browser: v.string(), system: v.string(), createdAt: v.string(), lastSeen: v.string() })),
  /** What the log of acts calls it. */
  subject: v.string(),
});

export type AccountsQuery = v.InferOutput<typeof accountsQuery>;
export type Accounts = v.InferOutput<typeof accountsAnswer>;
export type StaffView = v.InferOutput<typeof accountAnswer>;
