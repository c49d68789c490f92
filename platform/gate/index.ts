export type Gate = {
  /** Runs `work` and returns its result, or `undefined` if the queue is full or the work waited too long. */
  pass<Result>(work: () => Promise<Result>): Promise<Result | undefined>;
  /** Whether `pass` would refuse work at once. */
  isFull(): boolean;
};

type Bounds = {
  atOnce: number;
  /** Number of works that wait at most, in order of arrival. */
  waiting: number;
  /** Longest wait in ms. Work is refused at once if its expected wait, by the mean duration of recent works, is longer. */
  patience?: { ms: number; now(): number };
};

/** Weight of the latest duration in the exponential moving average. */
const weight = 0.2;

/** Semaphore with a bounded queue. */
export function createGate({ atOnce, waiting, patience = { ms: Infinity, now: () => 0 } }: Bounds): Gate {
  let running = 0;
  let meanMs: number | undefined;
  const queue: (() => void)[] = [];
  const isFull = () => {
    if (running < atOnce) return false;
    const expectedMs = ((queue.length + 1) * (meanMs ?? 0)) / atOnce;
    return queue.length >= waiting || expectedMs > patience.ms;
  };
  const leave = () => {
    // Hands this slot to the next work in the queue.
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    isFull,
    async pass(work) {
      if (isFull()) return undefined;
      const arrivedAt = patience.now();
      if (running < atOnce) running += 1;
      else await new Promise<void>((enter) => queue.push(enter));
      const startedAt = patience.now();
      try {
        if (startedAt - arrivedAt > patience.ms) return undefined;
        const result = await work();
        const tookMs = patience.now() - startedAt;
        meanMs = meanMs === undefined ? tookMs : meanMs + weight * (tookMs - meanMs);
        return result;
      } finally {
        leave();
      }
    },
  };
}

/** Semaphore per caller: at most `atOnce` works of one caller run, and none waits. */
export function createGatePerCaller({ atOnce }: { atOnce: number }): {
  /** Runs `work` and returns its result, or `undefined` if the caller already runs `atOnce` works. */
  pass<Result>(caller: string, work: () => Promise<Result>): Promise<Result | undefined>;
} {
  const running = new Map<string, number>();
  return {
    async pass(caller, work) {
      const count = running.get(caller) ?? 0;
      if (count >= atOnce) return undefined;
      running.set(caller, count + 1);
      try {
        return await work();
      } finally {
        const remaining = (running.get(caller) ?? 1) - 1;
        if (remaining === 0) running.delete(caller);
        else running.set(caller, remaining);
      }
    },
  };
}
