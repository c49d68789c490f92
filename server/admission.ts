import { createGate } from "#platform/gate";
import { createPace } from "#platform/rate-limit";
import { searchesAtOnce, type Services } from "./services.ts";
import { limitedAddress } from "./visitor.ts";

/** Enough for an office behind one address; a single visitor searches a few times a minute. */
const rateLimit = { burst: 60, perMinute: 60 };
const longestWaitMs = 1_000;
const waiting = 60;

export type Refusal = { status: 429 | 503; retryAfter: number };
export type Admitted<Result> = { ok: true; result: Result } | ({ ok: false } & Refusal);
export type Admission = {
  /** Runs the work for a client address, or refuses it before it starts. */
  admit<Result>(address: string, work: () => Promise<Result>): Promise<Admitted<Result>>;
  isFull(): boolean;
};

/** Error response when more searches wait than can finish within a second. */
export const busy = { status: 503, retryAfter: 2 } as const satisfies Refusal;

/** Load shedding for all searches of the process: rate limit per address, concurrency limit, and bounded wait. */
export function createAdmission({ context }: Pick<Services, "context">): Admission {
  const limiter = createPace(rateLimit);
  const now = () => context.clock.now().getTime();
  const semaphore = createGate({ atOnce: searchesAtOnce, waiting, patience: { ms: longestWaitMs, now } });
  return {
    isFull: semaphore.isFull,
    async admit(address, work) {
      const seconds = limiter.take(limitedAddress(address), context.clock.now());
      if (seconds > 0) return { ok: false, status: 429, retryAfter: seconds };
      const admitted = await semaphore.pass(async () => ({ result: await work() }));
      return admitted ? { ok: true, ...admitted } : { ok: false, ...busy };
    },
  };
}
