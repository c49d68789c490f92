import { useEffect, useState } from "react";
import { quartersOfDay } from "#domain/simulation/schema";

/** A day in twelve seconds. */
const millisecondsOfQuarter = 125;

/** `move`: to where a hand wants it, which halts it. */
export type Playback = { playing: boolean; toggle(): void; move(quarter: number): void };

/** Lets the quarters of an hour pass by themselves, from where the day stands to its end, and then from its beginning. */
export function usePlayback(quarter: number, onMove: (quarter: number) => void): Playback {
  const [isOn, setIsOn] = useState(false);
  const isOver = quarter === quartersOfDay - 1;
  const playing = isOn && !isOver;
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => onMove(quarter + 1), millisecondsOfQuarter);
    return () => clearTimeout(timer);
  }, [playing, quarter, onMove]);
  return {
    playing,
    toggle() {
      if (isOver) onMove(0);
      setIsOn(!playing);
    },
    move(next) {
      setIsOn(false);
      onMove(next);
    },
  };
}
