import { useEffect, useRef } from "react";
import type { IssuedPuzzle } from "#domain/captcha/schema";
import { computeProof } from "./compute-proof.ts";

type Work = { puzzle: IssuedPuzzle; stop: AbortController; proof: Promise<string | undefined> };

/** Returns a function that starts the proof of work of a puzzle once. The next puzzle, or closing the dialog, stops it. */
export function useProofOfWork(): (puzzle: IssuedPuzzle) => Promise<string | undefined> {
  const work = useRef<Work>(undefined);
  useEffect(() => () => work.current?.stop.abort(), []);
  return (puzzle) => {
    if (work.current?.puzzle !== puzzle) {
      work.current?.stop.abort();
      const stop = new AbortController();
      work.current = { puzzle, stop, proof: computeProof(puzzle.challenge, stop.signal) };
    }
    return work.current.proof;
  };
}
