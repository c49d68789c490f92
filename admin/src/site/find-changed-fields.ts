import type { Site } from "../../../domain/site-config/schema.ts";

/** Compares two versions. Pages under maintenance are left out, because another screen edits them. */
export function findChangedFields(before: Site, after: Site): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const serialize = (site: Site, name: string) => JSON.stringify(Object.entries(site).find(([field]) => field === name)?.[1]) ?? "";
  return [...names].filter((name) => name !== "maintenance" && serialize(before, name) !== serialize(after, name));
}
