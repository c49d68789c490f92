import { useEffect, useState } from "react";
import { quartersOfDay } from "#domain/simulation/schema";

/** A day in twelve seconds. */
const millisecondsOfQuarter = 125;

export type Playback = { playing: boolean; toggle(): void; stop(): void };

/** Lets the quarters of an hour pass by themselves, from where the day stands to its end, and then from its beginning. */
export function usePlayback(quarter: number, move: (quarter: number) => void): Playback {
  const [isOn, setIsOn] = useState(false);
  const isOver = quarter === quartersOfDay - 1;
  const playing = isOn && !isOver;
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => move(quarter + 1), millisecondsOfQuarter);
    return () => clearTimeout(timer);
  }, [playing, quarter, move]);
  return {
    playing,
    toggle() {
      if (isOver) move(0);
      setIsOn(!playing);
    },
    stop: () => setIsOn(false),
  };
}
