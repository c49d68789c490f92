import * as v from "valibot";
import { description, type Description } from "./picture-facts.ts";

/** `fields` maps a dotted path to what is wrong there. */
export type InvalidDescription = { ok: false; reason: "invalidData"; fields: Record<string, string> };

/** What is said of a picture, if it can be said. */
export function checkDescription(given: unknown): { ok: true; description: Description } | InvalidDescription {
  const result = v.safeParse(description, given);
  if (result.success) return { ok: true, description: result.output };
  const fields = Object.fromEntries(result.issues.map((issue) => [v.getDotPath(issue) ?? "", issue.message]));
  return { ok: false, reason: "invalidData", fields };
}
