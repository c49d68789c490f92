import { readStored, removeStored, writeStored } from "../layout/storage.ts";

export type EntryData = Record<string, unknown>;
/**
 * `base`: data of revision `basedOn`, which the user changed. `isSaved`: the server has stored the text, but normalized;
 * the inputs keep the typed one, so that no space or cursor position is lost. `saveId`: id of the saves that were sent since
 * `basedOn`, whose responses may be lost.
 */
export type TypedText = { basedOn: number; base: EntryData; data: EntryData; isSaved?: true; saveId?: string };

const texts = new Map<string, TypedText | undefined>();
const listeners = new Set<() => void>();
const storageKeyOf = (name: string) => `ecactus.admin.draft.${name}`;

/** Stores text in memory and, until it is saved, in localStorage, so that it survives a reload or a lost connection. */
export function storeTyped(name: string, typed: TypedText): void {
  if (typed.isSaved) removeStored(storageKeyOf(name));
  else writeStored(storageKeyOf(name), JSON.stringify(typed));
  setTyped(name, typed);
}

export function readTyped(name: string): TypedText | undefined {
  if (!texts.has(name)) {
    const stored = readStored(storageKeyOf(name));
    texts.set(name, stored === null ? undefined : (JSON.parse(stored) as TypedText));
  }
  return texts.get(name);
}

/** Returns the typed text, or `undefined` if it is saved and the server has a later revision, whose text is then shown. */
export function newerTyped(typed: TypedText | undefined, revision: number): TypedText | undefined {
  return typed?.isSaved && typed.basedOn < revision ? undefined : typed;
}

export function deleteTyped(name: string): void {
  removeStored(storageKeyOf(name));
  setTyped(name, undefined);
}

export function subscribeToTyped(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setTyped(name: string, typed: TypedText | undefined): void {
  texts.set(name, typed);
  for (const listener of listeners) listener();
}
