import { useMutation, useMutationState } from "@tanstack/react-query";
import * as v from "valibot";
import { savedSince } from "../../../domain/editing/schema.ts";
import { ApiError } from "../api/api-error.ts";
import { mergeFields } from "./merge-fields.ts";
import { storeTyped, readTyped, type EntryData } from "./typed-store.ts";

/** Version that another user saved in the meantime. */
export type Theirs = v.InferOutput<typeof savedSince>;
export type Saved = { revision: number; data: EntryData };
export type Send = (data: EntryData, basedOn: number) => Promise<Saved>;

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

class ConflictError extends Error {
  readonly theirs: Theirs;
  constructor(theirs: Theirs) {
    super();
    this.theirs = theirs;
  }
}

/** @throws {ConflictError} if another user saved in the meantime and both changed the same field */
async function saveTyped(name: string, send: Send): Promise<void> {
  const typed = readTyped(name);
  if (!typed || typed.isSaved) return;
  try {
    const { revision, data } = await send(typed.data, typed.basedOn);
    const current = readTyped(name);
    if (current) storeTyped(name, { basedOn: revision, base: data, data: current.data, ...(current === typed && { isSaved: true }) });
  } catch (error) {
    const conflict = error instanceof ApiError && error.reason === "savedSince" && v.safeParse(savedSince, error.data);
    if (!conflict || !conflict.success) throw error;
    const current = readTyped(name) ?? typed;
    const { revision, data: theirs } = conflict.output;
    const { data, conflicts } = mergeFields(current.base, current.data, theirs);
    if (conflicts.length > 0) throw new ConflictError(conflict.output);
    storeTyped(name, { basedOn: revision, base: theirs, data });
    await saveTyped(name, send);
  }
}
