export type Gate = {
  /** The result of `work`, or `undefined` if it is refused: at once, or after it has waited too long. */
  pass<Result>(work: () => Promise<Result>): Promise<Result | undefined>;
  /** Whether `pass` would refuse at once. */
  isFull(): boolean;
};

type Bounds = {
  /** Works that run at the same time. */
  atOnce: number;
  /** Works that wait at most, in order. */
  waiting: number;
  /** Longest wait in ms, by a clock. A work is refused at once if it would wait longer, judged by how long the latest works took. */
  patience?: { ms: number; now(): number };
};

/** Share of the latest work in the mean of how long works take. */
const weight = 0.2;

/** Semaphore with a bounded queue. */
export function createGate({ atOnce, waiting, patience = { ms: Infinity, now: () => 0 } }: Bounds): Gate {
  let inside = 0;
  let meanMs: number | undefined;
  const queue: (() => void)[] = [];
  const isFull = () => {
    if (inside < atOnce) return false;
    const expectedMs = ((queue.length + 1) * (meanMs ?? 0)) / atOnce;
    return queue.length >= waiting || expectedMs > patience.ms;
  };
  const leave = () => {
    // The next in the queue takes this place.
    const next = queue.shift();
    if (next) next();
    else inside -= 1;
  };
  return {
    isFull,
    async pass(work) {
      if (isFull()) return undefined;
      const came = patience.now();
      if (inside < atOnce) inside += 1;
      else await new Promise<void>((enter) => queue.push(enter));
      const begun = patience.now();
      try {
        if (begun - came > patience.ms) return undefined;
        const result = await work();
        const tookMs = patience.now() - begun;
        meanMs = meanMs === undefined ? tookMs : meanMs + weight * (tookMs - meanMs);
        return result;
      } finally {
        leave();
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
