import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { mergeFields } from "./merge-fields.ts";
import { newerTyped, deleteTyped, storeTyped, subscribeToTyped, readTyped, type EntryData, type TypedText } from "./typed-store.ts";
import { useSaving, type Saved, type Send, type Theirs } from "./use-saving.ts";

type SaveState = "saved" | "unsaved" | "saving" | "offline" | "conflict" | "refused";
/** `name` is unique among all drafts. `send` must also store the response where `saved` is read from. */
type Options = { name: string; saved: Saved; send: Send };

const typingPauseMs = 1000;

/**
 * Saves a text while the user types, and returns the typed text or else the server's. Unsaved text stays in the browser,
 * and a save never overwrites a change of another user.
 */
export function useAutosavedDraft({ name, saved, send }: Options) {
  const typed = useSyncExternalStore(subscribeToTyped, () => readTyped(name));
  const saving = useSaving(name, send);
  const { save, isSaving, error, theirs } = saving;
  const isUnsaved = typed !== undefined && !typed.isSaved;
  const canSave = isUnsaved && theirs === undefined;
  const current = newerTyped(typed, saved.revision);

  useEffect(() => {
    if (!canSave || isSaving || error) return undefined;
    const timer = setTimeout(save, typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed, canSave, isSaving, error, save]);
  const leave = useEffectEvent(() => {
    if (canSave) save();
    else if (typed?.isSaved) deleteTyped(name);
  });
  useEffect(() => () => void leave(), []);

  // Reads the store instead of `current`, because several fields may change before the next render.
  const latest = () => newerTyped(readTyped(name), saved.revision);
  const replace = (data: EntryData) => {
    const { basedOn, base, saveId } = latest() ?? { basedOn: saved.revision, base: saved.data };
    storeTyped(name, { basedOn, base, data, saveId });
    // A conflict stays until it is resolved.
    if (!theirs) saving.forgetError();
  };
  return {
    data: current?.data ?? saved.data,
    basedOn: current?.basedOn ?? saved.revision,
    isTyped: typed !== undefined,
    state: stateOf(saving, isUnsaved),
    error,
    theirs,
    /** Data that the user's changes are based on. */
    base: current?.base ?? saved.data,
    /** Changes single fields. */
    change: (fields: EntryData) => replace({ ...(latest()?.data ?? saved.data), ...fields }),
    replace,
    /**
     * Resolves a conflict: applies the other version's changes, and of fields that both changed only those in
     * `fieldsToTake`.
     */
    resolveConflict: (other: Theirs, fieldsToTake: ReadonlySet<string>) => {
      const typedText = readTyped(name);
      if (typedText) storeTyped(name, afterConflict(typedText, other, fieldsToTake));
      saving.forgetError();
    },
    discard: () => deleteTyped(name),
  };
}
export type AutosavedDraft = ReturnType<typeof useAutosavedDraft>;

function stateOf({ theirs, isSaving, isOffline, error }: ReturnType<typeof useSaving>, isUnsaved: boolean): SaveState {
  if (theirs) return "conflict";
  if (!isUnsaved) return "saved";
  if (isSaving) return isOffline ? "offline" : "saving";
  return error ? "refused" : "unsaved";
}

function afterConflict({ base, data: mine }: TypedText, { revision, data: theirs }: Theirs, fieldsToTake: ReadonlySet<string>): TypedText {
  return { basedOn: revision, base: theirs, data: mergeFields({ base, mine, theirs }, fieldsToTake).data };
}
