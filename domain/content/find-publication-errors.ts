import * as v from "valibot";
import { isReason, type Reason } from "#i18n/messages/index.ts";
import { isTimeZone } from "#i18n/zoned-time.ts";
import { isTarget } from "./target.ts";
import type { Context } from "../context.ts";
import { isSupportedDay } from "../dates.ts";
import { hasOwnUnit, hasValue } from "./figure-units.ts";
import { collectionOf, type CollectionType } from "./collections/index.ts";
import { filesOf } from "./collections/collection.ts";

/** Returns the errors that prevent the publication of a draft, by dotted field path. */
export async function findPublicationErrors(
  { database, findMissingFiles }: Pick<Context, "database" | "findMissingFiles">,
  { type, data }: { type: CollectionType; data: Record<string, unknown> },
): Promise<Record<string, Reason>> {
  const collection = collectionOf(type);
  const errors: Record<string, Reason> = {};
  const { issues = [] } = v.safeParse(collection.schema, data);
  for (const issue of issues) errors[v.getDotPath(issue) ?? ""] ??= reasonOf(issue);
  const files = filesOf(collection, data);
  const missing = await findMissingFiles(database, Object.values(files));
  for (const [field, file] of Object.entries(files))
    if (missing.some(({ kind, name }) => kind === file.kind && name === file.name)) errors[field] ??= "noSuchFile";
  return errors;
}

const reasonsByIssueType: Record<string, Reason> = {
  non_empty: "required",
  min_length: "required",
  picklist: "unknownChoice",
  number: "notANumber",
  safe_integer: "notANumber",
  min_value: "notANumber",
  max_value: "notANumber",
  max_length: "tooLong",
  iso_date: "noSuchDate",
  iso_date_time: "noSuchDate",
};

function reasonOf({ input, type, requirement, message }: v.BaseIssue<unknown>): Reason {
  if (input === undefined || input === null || input === "") return "required";
  // Some fields name the error code themselves.
  if (isReason(message)) return message;
  if (requirement === isTimeZone) return "noSuchTimeZone";
  if (requirement === isTarget) return "linkTarget";
  if (requirement === hasValue) return "required";
  if (requirement === hasOwnUnit) return "otherUnit";
  return requirement === isSupportedDay ? "noSuchDate" : (reasonsByIssueType[type] ?? "invalidInput");
}
