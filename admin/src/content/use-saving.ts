import { useMutation, useMutationState, type QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { savedSince } from "../../../domain/editing/schema.ts";
import { ApiError } from "../api/api-error.ts";
import { mergeFields } from "./merge-fields.ts";
import { storeTyped, readTyped, type EntryData, type TypedText } from "./typed-store.ts";

/** Version that another user saved in the meantime. */
export type Theirs = v.InferOutput<typeof savedSince>;
export type Saved = { revision: number; data: EntryData };
/** `saveId` is stored with the revision. */
export type Send = (data: EntryData, basedOn: number, saveId: string) => Promise<Saved>;

const retryDelayMs = 4000;

/** Saves the typed text under `name`, one save at a time. Network errors are retried until the connection is back. */
export function useSaving(name: string, send: Send) {
  // Includes a save that began before the screen was closed and opened again.
  const [failures] = useMutationState({
    filters: { mutationKey: ["save", name], status: "pending" },
    select: ({ state }) => state.failureCount,
  });
  const { mutate, reset, error } = useMutation<void, Error>({
    mutationKey: ["save", name],
    scope: { id: name },
    networkMode: "always",
    mutationFn: () => saveTyped(name, send),
    retry: (_, failure) => failure instanceof ApiError && failure.reason === "unreachable",
    retryDelay: retryDelayMs,
  });
  return {
    save: mutate,
    isSaving: failures !== undefined,
    isOffline: failures !== undefined && failures > 0,
    error,
    theirs: error instanceof ConflictError ? error.theirs : undefined,
    forgetError: reset,
  };
}

/** Waits for the pending saves of these texts. Returns the names of those that are still not saved. */
export async function waitForSaves(queries: QueryClient, names: readonly string[]): Promise<string[]> {
  const isSaving = () => names.some((name) => queries.isMutating({ mutationKey: ["save", name] }) > 0);
  await new Promise<void>((resolve) => {
    const stop = queries.getMutationCache().subscribe(() => resolveIfSaved());
    const resolveIfSaved = () => {
      if (isSaving()) return;
      stop();
      resolve();
    };
    resolveIfSaved();
  });
  return names.filter((name) => readTyped(name)?.isSaved === undefined && readTyped(name) !== undefined);
}

class ConflictError extends Error {
  readonly theirs: Theirs;
  constructor(theirs: Theirs) {
    super();
    this.theirs = theirs;
  }
}

/** @throws {ConflictError} if another user saved in the meantime and both changed the same field */
async function saveTyped(name: string, send: Send): Promise<void> {
  const unsent = readTyped(name);
  if (!unsent || unsent.isSaved) return;
  const { saveId = createSaveId() } = unsent;
  const typed = { ...unsent, saveId };
  storeTyped(name, typed);
  try {
    const { revision, data } = await send(typed.data, typed.basedOn, saveId);
    const current = readTyped(name);
    if (current) storeTyped(name, { basedOn: revision, base: data, data: current.data, ...(current === typed && { isSaved: true }) });
  } catch (error) {
    const conflict = error instanceof ApiError && error.reason === "savedSince" && v.safeParse(savedSince, error.data);
    if (!conflict || !conflict.success) throw error;
    storeTyped(name, rebase(readTyped(name) ?? typed, conflict.output));
    await saveTyped(name, send);
  }
}

/** Moves the typed text onto the version that was saved in the meantime, also if that was an earlier save of this text. */
function rebase({ base, data: mine, saveId }: TypedText, theirs: Theirs): TypedText {
  const rebased = { basedOn: theirs.revision, base: theirs.data };
  if (theirs.saveId !== null && theirs.saveId === saveId) return { ...rebased, data: mine };
  const { data, conflicts } = mergeFields({ base, mine, theirs: theirs.data });
  if (conflicts.length > 0) throw new ConflictError(theirs);
  return { ...rebased, data };
}

/** `crypto.randomUUID` exists only on https. */
const createSaveId = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
