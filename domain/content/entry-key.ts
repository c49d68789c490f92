/** Matches a slug, which is the path segment of an entry's page. */
export const keyPattern = "[a-z0-9][a-z0-9-]{0,99}";

const wholeKey = new RegExp(`^${keyPattern}$`);

/** `list` is not a slug because the API uses it in the address of the list. */
export function isEntryKey(key: string): boolean {
  return wholeKey.test(key) && key !== "list";
}
