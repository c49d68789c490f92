import type { Puzzle } from "./make-puzzle.ts";

/** About 15 kB each. */
const prepared = 12;
const longestQueue = 40;

export type PuzzlePool = {
  /** A puzzle that nobody had, or `undefined` where so many are waited for that one would come too late. */
  take(): Promise<Puzzle | undefined>;
};

/**
 * Puzzles made ahead, from the first that is asked for: one after the other, so that pages are served meanwhile. Each is
 * given once.
 */
export function openPuzzlePool(openMaker: () => Promise<() => Promise<Puzzle>>): PuzzlePool {
  const ready: Puzzle[] = [];
  const waiting: { resolve(puzzle: Puzzle): void; reject(error: unknown): void }[] = [];
  let maker: Promise<() => Promise<Puzzle>> | undefined;
  let isMaking = false;

  const fill = async () => {
    if (isMaking) return;
    isMaking = true;
    try {
      maker ??= openMaker();
      const make = await maker;
      while (waiting.length > 0 || ready.length < prepared) {
        const puzzle = await make();
        const first = waiting.shift();
        if (first) first.resolve(puzzle);
        else ready.push(puzzle);
      }
    } catch (error) {
      // Whoever waits is told; the next call tries again.
      maker = undefined;
      for (const { reject } of waiting.splice(0)) reject(error);
    } finally {
      isMaking = false;
    }
  };

  return {
    async take() {
      const puzzle = ready.shift();
      if (!puzzle && waiting.length >= longestQueue) return undefined;
      const taken = puzzle ?? new Promise<Puzzle>((resolve, reject) => waiting.push({ resolve, reject }));
      void fill();
      return taken;
    },
  };
}
