import { readStored, removeStored, writeStored } from "../frame/storage.ts";

export type EntryData = Record<string, unknown>;
/**
 * Text as it was typed. `base` is what the server had at revision `basedOn`, from which the text was made. With `isSaved`
 * the server has it too, but tidied: the inputs keep the typed text, so that no space or cursor is lost while typing.
 */
export type Typed = { basedOn: number; base: EntryData; data: EntryData; isSaved?: true };

const texts = new Map<string, Typed | undefined>();
const listeners = new Set<() => void>();
const keyOf = (name: string) => `ecactus.admin.draft.${name}`;

/** Keeps text in this tab and, until it is saved, in the browser's storage, so that neither a reload nor a lost connection takes it. */
export function keepTyped(name: string, typed: Typed): void {
  if (typed.isSaved) removeStored(keyOf(name));
  else writeStored(keyOf(name), JSON.stringify(typed));
  put(name, typed);
}

export function readTyped(name: string): Typed | undefined {
  if (!texts.has(name)) {
    const stored = readStored(keyOf(name));
    texts.set(name, stored === null ? undefined : (JSON.parse(stored) as Typed));
  }
  return texts.get(name);
}

/** The typed text that counts beside the server's `revision`: a saved text gives way to a later revision. */
export function currentTyped(typed: Typed | undefined, revision: number): Typed | undefined {
  return typed?.isSaved && typed.basedOn < revision ? undefined : typed;
}

export function forgetTyped(name: string): void {
  removeStored(keyOf(name));
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
