import { useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { savedSince, type Entry } from "../../../domain/editing/schema.ts";
import type { Language } from "../../../i18n/languages.ts";
import { CallError } from "../api/answer.ts";
import { call } from "../api/call.ts";
import { forgetTyped, keepTyped, readTyped, type EntryData } from "./draft-store.ts";

type Edition = Entry["editions"][number];
/** What somebody else saved meanwhile. */
export type Theirs = v.InferOutput<typeof savedSince>;
type SaveState = "saved" | "unsaved" | "saving" | "offline" | "conflict";
export type EditedEdition = ReturnType<typeof useEdition>;

const typingPauseMs = 1000;
const againMs = 4000;

/** The work on one edition: saved while somebody types, kept in the browser until it is, and never over another's. */
export function useEdition({ type, key, language }: { type: string; key: string; language: Language }, edition: Edition | undefined) {
  const name = `${type}/${key}/${language}`;
  const [data, setData] = useState<EntryData>(() => readTyped(name)?.data ?? edition?.draft ?? edition?.data ?? {});
  const [state, setState] = useState<SaveState>(() => (readTyped(name) ? "unsaved" : "saved"));
  const [faults, setFaults] = useState<Record<string, string>>(edition?.faults ?? {});
  const [theirs, setTheirs] = useState<Theirs>();
  const revision = useRef(readTyped(name)?.basedOn ?? edition?.revision ?? 0);

  const save = async (what: EntryData) => {
    setState("saving");
    try {
      const saved = await call("POST /staff/content/save", { type, key, language, data: what, basedOn: revision.current, isTyped: true });
      revision.current = saved.revision;
      setFaults(saved.faults);
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
  return { type, key, language, data, state, faults, theirs, change, settle };
}
