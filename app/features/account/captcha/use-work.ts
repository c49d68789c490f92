import { useEffect, useRef } from "react";
import type { IssuedPuzzle } from "#domain/captcha/schema";
import { proveWork } from "./prove-work.ts";

type Work = { puzzle: IssuedPuzzle; stop: AbortController; proof: Promise<string | undefined> };

/** Returns a function that begins the work for a puzzle, once. Work ends with the next puzzle and when the dialog closes. */
export function useWork(): (puzzle: IssuedPuzzle) => Promise<string | undefined> {
  const work = useRef<Work>(undefined);
  useEffect(() => () => work.current?.stop.abort(), []);
  return (puzzle) => {
    if (work.current?.puzzle !== puzzle) {
      work.current?.stop.abort();
      const stop = new AbortController();
      work.current = { puzzle, stop, proof: proveWork(puzzle.challenge, stop.signal) };
    }
    return work.current.proof;
  };
}
