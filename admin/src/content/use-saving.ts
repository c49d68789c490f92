import { useMutation, useMutationState } from "@tanstack/react-query";
import * as v from "valibot";
import { savedSince } from "../../../domain/editing/schema.ts";
import { CallError } from "../api/answer.ts";
import { mergeFields } from "./merge-fields.ts";
import { keepTyped, readTyped, type EntryData } from "./typed-store.ts";

/** The version that a colleague saved meanwhile. */
export type Theirs = v.InferOutput<typeof savedSince>;
/** Revision and data as the server has them now. */
export type Saved = { revision: number; data: EntryData };
export type Send = (data: EntryData, basedOn: number) => Promise<Saved>;

const againMs = 4000;

/** Saves the typed text under `name`, one save at a time, and again until there is a connection. */
export function useSaving(name: string, send: Send) {
  // Also of a save that began before the screen was left and opened again.
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

/** @throws {ConflictError} where another saved since and both changed a field */
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
