import { useEffect, useState } from "react";
import { quartersOfDay } from "#domain/simulation/schema";
import { skipOpening } from "./use-opening.ts";

/** Quarter hour at which the day stands still. */
export const noon = 48;

/**
 * Milliseconds of a quarter hour. The button plays up to midnight. The opening goes once round from noon to noon, in less than five
 * seconds, because a longer motion that starts by itself would need its own control (WCAG 2.2.2).
 */
const paces = { toMidnight: 125, opening: 50 };

/** `pace`: milliseconds of a quarter hour, while it plays. `open` plays the opening; `move` sets the time by hand and ends any playback. */
export type Playback = { isPlaying: boolean; pace: number | undefined; toggle(): void; open(): void; move(quarter: number): void };

/** Advances the time by a quarter hour per step. */
export function usePlayback(quarter: number, onMove: (quarter: number) => void): Playback {
  const [run, setRun] = useState<keyof typeof paces>();
  const isOver = quarter === quartersOfDay - 1;
  const isPlaying = run === "opening" || (run === "toMidnight" && !isOver);
  useEffect(() => {
    if (!isPlaying || !run) return;
    const timer = setTimeout(() => {
      const next = (quarter + 1) % quartersOfDay;
      onMove(next);
      if (run === "opening" && next === noon) setRun(undefined);
    }, paces[run]);
    return () => clearTimeout(timer);
  }, [isPlaying, run, quarter, onMove]);
  return {
    isPlaying,
    pace: isPlaying && run ? paces[run] : undefined,
    toggle() {
      skipOpening();
      if (!isPlaying && isOver) onMove(0);
      setRun(isPlaying ? undefined : "toMidnight");
    },
    open: () => setRun("opening"),
    move(next) {
      skipOpening();
      setRun(undefined);
      onMove(next);
    },
  };
}
