import { readStored, removeStored, writeStored } from "../frame/storage.ts";

export type EntryData = Record<string, unknown>;
/**
 * `base`: data of revision `basedOn`, which the user changed. `isSaved`: the server has stored the text, but normalized;
 * the inputs keep the typed one, so that no space or cursor position is lost.
 */
export type Typed = { basedOn: number; base: EntryData; data: EntryData; isSaved?: true };

const texts = new Map<string, Typed | undefined>();
const listeners = new Set<() => void>();
const keyOf = (name: string) => `ecactus.admin.draft.${name}`;

/** Stores text in memory and, until it is saved, in localStorage, so that it survives a reload or a lost connection. */
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

/** Returns the typed text, unless it is saved and the server has a later revision. */
export function currentTyped(typed: Typed | undefined, revision: number): Typed | undefined {
  return typed?.isSaved && typed.basedOn < revision ? undefined : typed;
}

export function forgetTyped(name: string): void {
  removeStored(keyOf(name));
  put(name, undefined);
}

export function onTyped(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function put(name: string, typed: Typed | undefined): void {
  texts.set(name, typed);
  for (const listener of listeners) listener();
}
