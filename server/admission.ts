import { createGate } from "#platform/gate";
import { createPace } from "#platform/rate-limit";
import { searchesAtOnce, type Services } from "./services.ts";
import { limitedAddress } from "./visitor.ts";

/** A visitor searches a few times a minute, an office behind one address some dozens of times. */
const pace = { burst: 60, perMinute: 60 };
/** Longest wait of a search, and most searches that wait. */
const longestWaitMs = 1_000;
const waiting = 60;

export type Refusal = { status: 429 | 503; retryAfter: number };
export type Admitted<Result> = { ok: true; result: Result } | ({ ok: false } & Refusal);
export type Admission = {
  /** Runs the work for a client address, or refuses it before it starts. */
  admit<Result>(address: string, work: () => Promise<Result>): Promise<Admitted<Result>>;
  /** Whether a search of any address would be refused now. */
  isFull(): boolean;
};

/** Error response when more searches wait than can finish within a second. */
export const busy = { status: 503, retryAfter: 2 } as const satisfies Refusal;

/** Load shedding for all searches of the process: a rate limit per address, a concurrency limit, and a bounded wait. */
export function createAdmission({ context }: Pick<Services, "context">): Admission {
  const paces = createPace(pace);
  const now = () => context.clock.now().getTime();
  const gate = createGate({ atOnce: searchesAtOnce, waiting, patience: { ms: longestWaitMs, now } });
  return {
    isFull: gate.isFull,
    async admit(address, work) {
      const seconds = paces.take(limitedAddress(address), context.clock.now());
      if (seconds > 0) return { ok: false, status: 429, retryAfter: seconds };
      const admitted = await gate.pass(async () => ({ result: await work() }));
      return admitted ? { ok: true, ...admitted } : { ok: false, ...busy };
    },
  };
}
