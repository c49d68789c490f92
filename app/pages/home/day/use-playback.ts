import { useEffect, useState } from "react";
import { quartersOfDay } from "#domain/simulation/schema";

/** Plays the whole day in twelve seconds. */
const millisecondsOfQuarter = 125;

/** `move` sets the time by hand and pauses the playback. */
export type Playback = { isPlaying: boolean; toggle(): void; move(quarter: number): void };

/** Advances the time by a quarter hour per step, until the end of the day. */
export function usePlayback(quarter: number, onMove: (quarter: number) => void): Playback {
  const [isOn, setIsOn] = useState(false);
  const isOver = quarter === quartersOfDay - 1;
  const isPlaying = isOn && !isOver;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => onMove(quarter + 1), millisecondsOfQuarter);
    return () => clearTimeout(timer);
  }, [isPlaying, quarter, onMove]);
  return {
    isPlaying,
    toggle() {
      if (isOver) onMove(0);
      setIsOn(!isPlaying);
    },
    move(next) {
      setIsOn(false);
      onMove(next);
    },
  };
}
