import { useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { savedSince } from "../../../domain/editing/schema.ts";
import { CallError } from "../api/answer.ts";
import { forgetTyped, keepTyped, readTyped, type EntryData } from "./draft-store.ts";

/** What somebody else saved meanwhile. */
export type Theirs = v.InferOutput<typeof savedSince>;
type SaveState = "saved" | "unsaved" | "saving" | "offline" | "conflict";
type Saved = { revision: number; faults?: Record<string, string> };
/** Why what was saved could not be published, by field. */
type Checked = { data: EntryData; faults: Record<string, string> };
type Start = { name: string; data: EntryData; revision: number; save(data: EntryData, basedOn: number): Promise<Saved> };

const typingPauseMs = 1000;
const againMs = 4000;

/** Work that is saved while somebody types, kept in the browser until it is, and never written over another's. */
export function useWork({ name, data: first, revision: known, save: send }: Start) {
  const [data, setData] = useState<EntryData>(() => readTyped(name)?.data ?? first);
  const [state, setState] = useState<SaveState>(() => (readTyped(name) ? "unsaved" : "saved"));
  const [checked, setChecked] = useState<Checked>();
  const [theirs, setTheirs] = useState<Theirs>();
  const revision = useRef(readTyped(name)?.basedOn ?? known);

  const save = async (what: EntryData) => {
    setState("saving");
    try {
      const saved = await send(what, revision.current);
      revision.current = saved.revision;
      if (saved.faults) setChecked({ data: what, faults: saved.faults });
      forgetTyped(name);
      // What was typed while it was under way is saved next.
      setState((now) => (now === "saving" ? "saved" : now));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const last = v.safeParse(savedSince, error.data);
      if (error.reason === "savedSince" && last.success) {
        setTheirs(last.output);
        setState("conflict");
      } else setState("offline");
    }
  };

  useEffect(() => {
    if (state !== "unsaved" && state !== "offline") return undefined;
    const timer = setTimeout(() => void save(data), state === "unsaved" ? typingPauseMs : againMs);
    return () => clearTimeout(timer);
  });

  const change = (next: EntryData) => {
    setData(next);
    keepTyped(name, { basedOn: revision.current, data: next });
    setState("unsaved");
  };
  /** After a conflict: what was chosen is based on what the other saved. */
  const settle = (next: EntryData) => {
    if (theirs) revision.current = theirs.revision;
    setTheirs(undefined);
    change(next);
  };
  /** What the server made of it, such as an older revision that was brought back. */
  const take = (next: EntryData, at: number) => {
    forgetTyped(name);
    revision.current = at;
    setData(next);
    setState("saved");
  };
  return { data, state, checked, theirs, change, settle, take, basedOn: () => revision.current };
}
export type Work = ReturnType<typeof useWork>;
