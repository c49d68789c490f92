import type { Site } from "../../../domain/site-config/schema.ts";

export function findChangedFields(before: Site, after: Site): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const serialize = (site: Site, name: string) => JSON.stringify(Object.entries(site).find(([field]) => field === name)?.[1]) ?? "";
  return [...names].filter((name) => serialize(before, name) !== serialize(after, name));
}
