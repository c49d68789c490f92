export type Semaphore = {
  /** Runs `work` and returns its result. Returns `undefined` if the queue is full or the work waited too long. */
  run<Result>(work: () => Promise<Result>): Promise<Result | undefined>;
  /** Whether `run` would refuse new work immediately. */
  isFull(): boolean;
};

type Bounds = {
  maxConcurrent: number;
  /** Capacity of the queue, whose work runs in order of arrival. */
  waiting: number;
  /** Longest wait in ms. Work is refused immediately if its expected wait, by the mean duration of recent work, is longer. */
  patience?: { ms: number; now(): number };
};

const latestWeight = 0.2;

export function createSemaphore({ maxConcurrent, waiting, patience = { ms: Infinity, now: () => 0 } }: Bounds): Semaphore {
  let running = 0;
  let meanMs: number | undefined;
  const queue: (() => void)[] = [];
  const isFull = () => {
    if (running < maxConcurrent) return false;
    const expectedMs = ((queue.length + 1) * (meanMs ?? 0)) / maxConcurrent;
    return queue.length >= waiting || expectedMs > patience.ms;
  };
  const release = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    isFull,
    async run(work) {
      if (isFull()) return undefined;
      const enqueuedAt = patience.now();
      if (running < maxConcurrent) running += 1;
      else await new Promise<void>((enter) => queue.push(enter));
      const startedAt = patience.now();
      try {
        if (startedAt - enqueuedAt > patience.ms) return undefined;
        const result = await work();
        const durationMs = patience.now() - startedAt;
        meanMs = meanMs === undefined ? durationMs : meanMs + latestWeight * (durationMs - meanMs);
        return result;
      } finally {
        release();
      }
    },
  };
}

export type SemaphorePerCaller = {
  /** Runs `work` and returns its result. Returns `undefined` if the caller already runs `maxConcurrent` tasks. */
  run<Result>(caller: string, work: () => Promise<Result>): Promise<Result | undefined>;
};

/** Limits the concurrent tasks of each caller, without a queue. */
export function createSemaphorePerCaller({ maxConcurrent }: { maxConcurrent: number }): SemaphorePerCaller {
  const running = new Map<string, number>();
  return {
    async run(caller, work) {
      const count = running.get(caller) ?? 0;
      if (count >= maxConcurrent) return undefined;
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
