import * as v from "valibot";
import { description, type Description } from "./picture-facts.ts";

export type InvalidDescription = { ok: false; reason: "invalidData"; fields: Record<string, string> };

export function checkDescription(input: unknown): { ok: true; description: Description } | InvalidDescription {
  const result = v.safeParse(description, input);
  if (result.success) return { ok: true, description: result.output };
  const fields = Object.fromEntries(result.issues.map((issue) => [v.getDotPath(issue) ?? "", issue.message]));
  return { ok: false, reason: "invalidData", fields };
}
