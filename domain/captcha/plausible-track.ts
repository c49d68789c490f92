import { pictureSize, slideLength, steps, type Track } from "./schema.ts";

const shortestMs = 250;
const longestMs = 120_000;
/** A press of a key takes its time, also one that repeats itself. */
const shortestPressMs = 12;
const fewestPresses = 3;
const fewestPoints = 8;
/** Share of the way that a hand may do between two points. */
const longestLeap = 0.5;
/** A line that no hand draws: within this many pixels of one speed all the way. */
const ruler = 0.75;

/**
 * Whether a path to `x` can be a hand's. It keeps out what sends no path, one without time, or one drawn with a ruler;
 * a program that imitates a hand passes. The time on the server's clock cannot be imitated: `sinceIssuedMs`.
 */
export function isPlausibleTrack(track: Track, x: number, sinceIssuedMs: number): boolean {
  const [first, last] = [track[0], track.at(-1)];
  if (!first || !last || Math.abs(last[1] - x) > 1) return false;
  const took = last[0] - first[0];
  if (took < shortestMs || took > longestMs || took > sinceIssuedMs) return false;
  if (track.some(([, at]) => at < -1 || at > pictureSize.width)) return false;
  const moves = movesOf(first, track.slice(1));
  if (moves.some((move) => move.took < 0)) return false;
  return isByKeys(moves, took) || isByHand(track, moves);
}

type Move = { took: number; by: number; to: number };

function movesOf(start: Track[number], points: Track): Move[] {
  let [before, from] = start;
  return points.map(([t, at]) => {
    const move = { took: t - before, by: Math.abs(at - from), to: at };
    [before, from] = [t, at];
    return move;
  });
}

/** Steps of the keys' lengths, or up to an end, each at its own time. A repeating key keeps one speed, and may. */
function isByKeys(moves: readonly Move[], took: number): boolean {
  const lengths: readonly number[] = [1, steps.arrow, steps.page];
  const presses = moves.filter(({ by }) => by > 0);
  return (
    presses.length >= fewestPresses &&
    presses.every(({ by, to }) => lengths.includes(by) || to === 0 || to === slideLength) &&
    took >= presses.length * shortestPressMs
  );
}

function isByHand(track: Track, moves: readonly Move[]): boolean {
  if (track.length < fewestPoints) return false;
  const way = moves.reduce((sum, { by }) => sum + by, 0);
  return way > 0 && moves.every(({ by }) => by <= Math.max(8, way * longestLeap)) && furthestFromRuler(track) > ruler;
}

/** How far the path gets from the straight line of place over time that fits it best. */
function furthestFromRuler(track: Track): number {
  const count = track.length;
  const mean = (index: 0 | 1) => track.reduce((sum, point) => sum + point[index], 0) / count;
  const [middleT, middleX] = [mean(0), mean(1)];
  const spread = track.reduce((sum, [t]) => sum + (t - middleT) ** 2, 0);
  const slope = spread === 0 ? 0 : track.reduce((sum, [t, at]) => sum + (t - middleT) * (at - middleX), 0) / spread;
  return track.reduce((most, [t, at]) => Math.max(most, Math.abs(at - middleX - slope * (t - middleT))), 0);
}
