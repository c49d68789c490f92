export type Gate = {
  /** What `work` answers; `undefined`, at once, where too many wait already. */
  pass<Result>(work: () => Promise<Result>): Promise<Result | undefined>;
};

/** Lets `atOnce` through at a time, while at most `waiting` stand before it, the first to come first. */
export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }): Gate {
  let inside = 0;
  const queue: (() => void)[] = [];
  return {
    async pass(work) {
      if (inside < atOnce) inside += 1;
      else if (queue.length < waiting) await new Promise<void>((enter) => queue.push(enter));
      else return undefined;
      try {
        return await work();
      } finally {
        // Whoever is next takes this one's place.
        const next = queue.shift();
        if (next) next();
        else inside -= 1;
      }
    },
  };
}

/** Semaphore for each caller apart: `atOnce` works of one caller, and none waits. */
export function createGatePerCaller({ atOnce }: { atOnce: number }): {
  /** The result of `work`, or `undefined` if as many works of this caller run already. */
  pass<Result>(caller: string, work: () => Promise<Result>): Promise<Result | undefined>;
} {
  const inside = new Map<string, number>();
  return {
    async pass(caller, work) {
      const count = inside.get(caller) ?? 0;
      if (count >= atOnce) return undefined;
      inside.set(caller, count + 1);
      try {
        return await work();
      } finally {
        const left = (inside.get(caller) ?? 1) - 1;
        if (left === 0) inside.delete(caller);
        else inside.set(caller, left);
      }
    },
  };
}
