import * as v from "valibot";
import { id } from "../identifiers.ts";
import { pagingFields, searchWords } from "../list-query.ts";

/** Filters of the account list; `words` are searched in address, names and phone number. */
export const accountsQuery = v.object({
  ...pagingFields,
  words: searchWords,
  sort: v.optional(v.picklist(["createdAt", "email", "name"]), "createdAt"),
  /** Accounts with the Open API service, or those to be erased soon. */
  only: v.optional(v.picklist(["openApi", "closing"])),
});
export const accountIdSchema = v.object({ id });
export const openApiServiceSchema = v.object({ id, isActive: v.boolean() });

const listedFields = {
  id: v.string(),
  email: v.string(),
  username: v.string(),
  name: v.string(),
  country: v.string(),
  language: v.string(),
  createdAt: v.string(),
  /** Time of erasure, unless the owner logs in before. */
  closesAt: v.nullable(v.string()),
  isStaff: v.boolean(),
  openApi: v.boolean(),
  /** Whether staff ended the access, so that the account can create no key. */
  openApiEnded: v.boolean(),
};
export const accountsAnswer = v.object({ rows: v.array(v.object(listedFields)), total: v.number() });
export const accountAnswer = v.object({
  ...listedFields,
  phone: v.nullable(v.string()),
  sessions: v.array(v.object({ id: v.string(), browser: v.string(), system: v.string(), createdAt: v.string(), lastSeen: v.string() })),
  subject: v.string(),
});

export type AccountsQuery = v.InferOutput<typeof accountsQuery>;
export type Accounts = v.InferOutput<typeof accountsAnswer>;
export type AccountDetails = v.InferOutput<typeof accountAnswer>;
