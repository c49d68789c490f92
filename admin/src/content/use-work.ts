import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { mergeFields } from "./merge-fields.ts";
import { currentTyped, forgetTyped, keepTyped, onTyped, readTyped, type EntryData, type Typed } from "./typed-store.ts";
import { useSaving, type Saved, type Send, type Theirs } from "./use-saving.ts";

type SaveState = "saved" | "unsaved" | "saving" | "offline" | "conflict" | "refused";
/** `name` is unique among all drafts. `send` must also store the response where `saved` is read from. */
type Start = { name: string; saved: Saved; send: Send };

const typingPauseMs = 1000;

/**
 * Saves a text while the user types, and returns the typed text or else the server's. Unsaved text stays in the browser,
 * and a save never overwrites a change of another user.
 */
export function useWork({ name, saved, send }: Start) {
  const typed = useSyncExternalStore(onTyped, () => readTyped(name));
  const saving = useSaving(name, send);
  const { save, isSaving, error, theirs } = saving;
  const isUnsaved = typed !== undefined && !typed.isSaved;
  const mayBeSaved = isUnsaved && theirs === undefined;
  const shown = currentTyped(typed, saved.revision);

  useEffect(() => {
    if (!mayBeSaved || isSaving || error) return undefined;
    const timer = setTimeout(save, typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed, mayBeSaved, isSaving, error, save]);
  const leave = useEffectEvent(() => {
    if (mayBeSaved) save();
    else if (typed?.isSaved) forgetTyped(name);
  });
  useEffect(() => () => void leave(), []);

  // Reads the store instead of `current`, because several fields may change before the next render.
  const latest = () => currentTyped(readTyped(name), saved.revision);
  const replace = (data: EntryData) => {
    const { basedOn, base } = latest() ?? { basedOn: saved.revision, base: saved.data };
    keepTyped(name, { basedOn, base, data });
    // A conflict stays until it is settled.
    if (!theirs) saving.forgetError();
  };
  return {
    data: shown?.data ?? saved.data,
    basedOn: shown?.basedOn ?? saved.revision,
    isTyped: typed !== undefined,
    state: stateOf(saving, isUnsaved),
    error,
    theirs,
    /** Names of the fields that both changed differently. */
    conflicts: typed && theirs ? mergeFields(typed.base, typed.data, theirs.data).conflicts : [],
    /** Changes single fields. */
    change: (fields: EntryData) => replace({ ...(latest()?.data ?? saved.data), ...fields }),
    replace,
    /**
     * Resolves a conflict: applies the other version's changes, and of fields that both changed only those in
     * `fieldsToTake`.
     */
    settle: (other: Theirs, chosen: ReadonlySet<string>) => {
      const now = readTyped(name);
      if (now) keepTyped(name, afterConflict(now, other, chosen));
      saving.forgetError();
    },
    discard: () => forgetTyped(name),
  };
}
export type Work = ReturnType<typeof useWork>;

function stateOf({ theirs, isSaving, isOffline, error }: ReturnType<typeof useSaving>, isUnsaved: boolean): SaveState {
  if (theirs) return "conflict";
  if (!isUnsaved) return "saved";
  if (isSaving) return isOffline ? "offline" : "saving";
  return error ? "refused" : "unsaved";
}

function afterConflict({ base, data: mine }: Typed, { revision, data: theirs }: Theirs, chosen: ReadonlySet<string>): Typed {
  const { data } = mergeFields(base, mine, theirs);
  const taken = Object.fromEntries([...chosen].map((field) => [field, theirs[field]]));
  return { basedOn: revision, base: theirs, data: { ...data, ...taken } };
}
