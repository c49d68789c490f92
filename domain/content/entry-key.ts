/** A key is a segment of its page's address: 1 to 100 of a-z, 0-9 and hyphen. */
export const keyPattern = "[a-z0-9][a-z0-9-]{0,99}";

const wholeKey = new RegExp(`^${keyPattern}$`);

/** Whether an entry can have this key; `list` is the API's name for the list itself. */
export function isEntryKey(key: string): boolean {
  return wholeKey.test(key) && key !== "list";
}
