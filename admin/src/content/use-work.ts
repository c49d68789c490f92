import { useMutation, useMutationState } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import * as v from "valibot";
import { savedSince } from "../../../domain/editing/schema.ts";
import { CallError } from "../api/answer.ts";
import { mergeFields } from "./merge-fields.ts";
import { forgetTyped, keepTyped, onTyped, readTyped, type EntryData, type Typed } from "./typed-store.ts";

/** What somebody else saved since. */
export type Theirs = v.InferOutput<typeof savedSince>;
type SaveState = "saved" | "unsaved" | "saving" | "offline" | "conflict" | "refused";
/** `revision` and `data`: as the server has them now. */
type Saved = { revision: number; data: EntryData };
/** `name` is unique among all work. `send` also puts the answer where `saved` comes from. */
type Start = { name: string; saved: Saved; send(data: EntryData, basedOn: number): Promise<Saved> };

const typingPauseMs = 1000;
const againMs = 4000;

/**
 * A text that is saved while somebody types. It is what the server has, unless something was typed since: that is kept in
 * the browser until it is saved, and never replaces what another saved.
 */
export function useWork({ name, saved, send }: Start) {
  const typed = useSyncExternalStore(onTyped, () => readTyped(name));
  const [theirs, setTheirs] = useState<Theirs>();
  // Also of a save that began before the screen was left and opened again.
  const [failures] = useMutationState({
    filters: { mutationKey: ["save", name], status: "pending" },
    select: ({ state }) => state.failureCount,
  });
  const isSaving = failures !== undefined;
  const {
    mutate: save,
    reset,
    error,
  } = useMutation<void, Error>({
    mutationKey: ["save", name],
    scope: { id: name },
    networkMode: "always",
    mutationFn: () => saveTyped(name, send),
    retry: (_, failure) => failure instanceof CallError && failure.reason === "unreachable",
    retryDelay: againMs,
    onError: (failure) => failure instanceof ConflictError && setTheirs(failure.theirs),
  });

  const isUnsaved = typed !== undefined && !typed.isSaved;
  const mayBeSaved = isUnsaved && theirs === undefined;
  // A saved text gives way to a later revision.
  const isShown = typed !== undefined && (isUnsaved || typed.basedOn === saved.revision);
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

  // Not `typed`: several fields may change before the next render.
  const latest = () => {
    const now = readTyped(name);
    return now?.isSaved && now.basedOn !== saved.revision ? undefined : now;
  };
  const replace = (data: EntryData) => {
    const now = latest();
    const { basedOn, base } = now ?? { basedOn: saved.revision, base: saved.data };
    keepTyped(name, { basedOn, base, data });
    reset();
  };
  return {
    data: isShown ? typed.data : saved.data,
    basedOn: isShown ? typed.basedOn : saved.revision,
    isTyped: typed !== undefined,
    state: stateOf({ isUnsaved, theirs, failures, error }),
    error,
    theirs,
    /** Names of the fields that both changed differently. */
    conflicts: typed && theirs ? mergeFields(typed.base, typed.data, theirs.data).conflicts : [],
    /** Changes single fields. */
    change: (fields: EntryData) => replace({ ...(latest()?.data ?? saved.data), ...fields }),
    replace,
    /** Ends a conflict: their changes are taken over, in fields that both changed only where `chosen` names the field. */
    settle: (other: Theirs, chosen: ReadonlySet<string>) => {
      const now = readTyped(name);
      if (now) keepTyped(name, afterConflict(now, other, chosen));
      setTheirs(undefined);
      reset();
    },
    discard: () => forgetTyped(name),
  };
}
export type Work = ReturnType<typeof useWork>;

class ConflictError extends Error {
  readonly theirs: Theirs;
  constructor(theirs: Theirs) {
    super();
    this.theirs = theirs;
  }
}

type Parts = { isUnsaved: boolean; theirs: Theirs | undefined; failures: number | undefined; error: Error | null };

function stateOf({ isUnsaved, theirs, failures, error }: Parts): SaveState {
  if (theirs) return "conflict";
  if (!isUnsaved) return "saved";
  if (failures !== undefined) return failures > 0 ? "offline" : "saving";
  return error ? "refused" : "unsaved";
}

function afterConflict({ base, data: mine }: Typed, { revision, data: theirs }: Theirs, chosen: ReadonlySet<string>): Typed {
  const { data } = mergeFields(base, mine, theirs);
  const taken = Object.fromEntries([...chosen].map((field) => [field, theirs[field]]));
  return { basedOn: revision, base: theirs, data: { ...data, ...taken } };
}

/** @throws {ConflictError} where another saved since and both changed a field */
async function saveTyped(name: string, send: Start["send"]): Promise<void> {
  const sent = readTyped(name);
  if (!sent || sent.isSaved) return;
  try {
    const { revision, data } = await send(sent.data, sent.basedOn);
    const now = readTyped(name);
    if (now) keepTyped(name, { basedOn: revision, base: data, data: now.data, ...(now === sent && { isSaved: true }) });
  } catch (error) {
    const last = error instanceof CallError && error.reason === "savedSince" && v.safeParse(savedSince, error.data);
    if (!last || !last.success) throw error;
    const now = readTyped(name) ?? sent;
    const { revision, data: theirs } = last.output;
    const { data, conflicts } = mergeFields(now.base, now.data, theirs);
    if (conflicts.length > 0) throw new ConflictError(last.output);
    keepTyped(name, { basedOn: revision, base: theirs, data });
    await saveTyped(name, send);
  }
}
