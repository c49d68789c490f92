export type EntryData = Record<string, unknown>;
/** Text that the server does not have yet. `base` is what it had at revision `basedOn`, from which the text was made. */
export type Typed = { basedOn: number; base: EntryData; data: EntryData };

const texts = new Map<string, Typed | undefined>();
const listeners = new Set<() => void>();
const keyOf = (name: string) => `ecactus.admin.draft.${name}`;

/** Keeps text in this tab and in the browser's storage, so that neither a reload nor a lost connection takes it. */
export function keepTyped(name: string, typed: Typed): void {
  localStorage.setItem(keyOf(name), JSON.stringify(typed));
  put(name, typed);
}

export function readTyped(name: string): Typed | undefined {
  if (!texts.has(name)) {
    const stored = localStorage.getItem(keyOf(name));
    texts.set(name, stored === null ? undefined : (JSON.parse(stored) as Typed));
  }
  return texts.get(name);
}

export function forgetTyped(name: string): void {
  localStorage.removeItem(keyOf(name));
  put(name, undefined);
}

/** Calls `listener` at each change, until the returned function is called. */
export function onTyped(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function put(name: string, typed: Typed | undefined): void {
  texts.set(name, typed);
  for (const listener of listeners) listener();
}
