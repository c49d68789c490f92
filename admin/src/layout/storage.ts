/** Fallback until the tab closes, for browsers that block localStorage or have no space left. */
const memory = new Map<string, string>();

export function readStored(key: string): string | null {
  const value = memory.get(key);
  if (value !== undefined) return value;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

/** Removes every value whose key begins with `prefix`. */
export function removeAllStored(prefix: string): void {
  for (const key of memory.keys()) if (key.startsWith(prefix)) memory.delete(key);
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // localStorage is blocked, so it holds nothing to remove.
  }
}

export function removeStored(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // localStorage is blocked, so it holds nothing to remove.
  }
}
