import * as v from "valibot";
import { language } from "../identifiers.ts";

export const launchGroups = ["legal", "company", "content", "technical"] as const;
export const companyTasks = ["contact", "legal", "supportContacts"] as const;
export const technicalTasks = ["siteUrl", "mail", "administrators", "backup"] as const;
/** Tasks about content that are no count of the examples of a type. */
export const contentTasks = ["figures", "certificates", "subsidies"] as const;

/**
 * A task of the launch checklist. `name` is a slug, a block of the company data, a content type or a check; `title` is the title of a
 * legal text. `examples` and `missing` list languages; `count` is a number of examples or of what is missing.
 */
const task = v.object({
  group: v.picklist(launchGroups),
  name: v.string(),
  title: v.optional(v.string()),
  state: v.picklist(["done", "example", "missing"]),
  examples: v.array(language),
  missing: v.array(language),
  /** Names of company fields that at least one language lacks. */
  fields: v.array(v.string()),
  count: v.number(),
});
/** Sorted by group and weight. */
export const launchAnswer = v.array(task);
export type LaunchTask = v.InferOutput<typeof task>;
