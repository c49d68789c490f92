import { useMutation, useMutationState } from "@tanstack/react-query";
import * as v from "valibot";
import { savedSince } from "../../../domain/editing/schema.ts";
import { CallError } from "../api/answer.ts";
import { mergeFields } from "./merge-fields.ts";
import { keepTyped, readTyped, type EntryData } from "./typed-store.ts";

/** Version that another user saved in the meantime. */
export type Theirs = v.InferOutput<typeof savedSince>;
export type Saved = { revision: number; data: EntryData };
export type Send = (data: EntryData, basedOn: number) => Promise<Saved>;

const againMs = 4000;

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
    retry: (_, failure) => failure instanceof CallError && failure.reason === "unreachable",
    retryDelay: againMs,
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
