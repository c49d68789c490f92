import { createSemaphore } from "#platform/semaphore";
import { createRateLimiter } from "#platform/rate-limit";
import { maxConcurrentSearches, type Services } from "./services.ts";
import { rateLimitKeyOf } from "./visitor.ts";

/** Enough for an office behind one address; a single visitor searches a few times a minute. */
const rateLimit = { burst: 60, perMinute: 60 };
const longestWaitMs = 1_000;
const waiting = 60;

export type LoadShedError = { status: 429 | 503; retryAfter: number };
export type LoadShedResult<Result> = { ok: true; result: Result } | ({ ok: false } & LoadShedError);
export type LoadShedder = {
  /** Runs the work for a client address, or refuses it before it starts. */
  run<Result>(address: string, work: () => Promise<Result>): Promise<LoadShedResult<Result>>;
  isFull(): boolean;
};

/** Error response when more searches wait than can finish within a second. */
export const overloaded = { status: 503, retryAfter: 2 } as const satisfies LoadShedError;

/** Load shedding for all searches of the process: rate limit per address, concurrency limit, and bounded wait. */
export function createLoadShedder({ context }: Pick<Services, "context">): LoadShedder {
  const limiter = createRateLimiter(rateLimit);
  const now = () => context.clock.now().getTime();
  const semaphore = createSemaphore({ maxConcurrent: maxConcurrentSearches, waiting, patience: { ms: longestWaitMs, now } });
  return {
    isFull: semaphore.isFull,
    async run(address, work) {
      const seconds = limiter.take(rateLimitKeyOf(address), context.clock.now());
      if (seconds > 0) return { ok: false, status: 429, retryAfter: seconds };
      const admitted = await semaphore.run(async () => ({ result: await work() }));
      return admitted ? { ok: true, ...admitted } : { ok: false, ...overloaded };
    },
  };
}
