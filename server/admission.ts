import { createGate } from "#platform/gate";
import { createPace } from "#platform/rate-limit";
import { searchesAtOnce, type Services } from "./services.ts";
import { limitedAddress } from "./visitor.ts";

/** Somebody who looks for something types a few texts a minute; an office behind one address some dozens. */
const pace = { burst: 60, perMinute: 60 };
/** Searches wait for about a second at most, and no more of them than this. */
const longestWaitMs = 1_000;
const waiting = 60;

export type Refusal = { status: 429 | 503; retryAfter: number };
export type Admitted<Result> = { ok: true; result: Result } | ({ ok: false } & Refusal);
export type Admission = {
  /** Does the work for the client of an address, or says at once, before anything of it is done, why not. */
  admit<Result>(address: string, work: () => Promise<Result>): Promise<Admitted<Result>>;
  /** Whether no search of any address is admitted now. */
  isFull(): boolean;
};

/** The refusal of a search when as many wait as can be served within a second. */
export const busy = { status: 503, retryAfter: 2 } as const satisfies Refusal;

/** One for all searches of the process, by page or by API: each address at its pace, few at a time, none waiting for long. */
export function createAdmission({ context }: Pick<Services, "context">): Admission {
  const paces = createPace(pace);
  const now = () => context.clock.now().getTime();
  const gate = createGate({ atOnce: searchesAtOnce, waiting, patience: { ms: longestWaitMs, now } });
  return {
    isFull: gate.isFull,
    async admit(address, work) {
      const seconds = paces.take(limitedAddress(address), context.clock.now());
      if (seconds > 0) return { ok: false, status: 429, retryAfter: seconds };
      const done = await gate.pass(async () => ({ result: await work() }));
      return done ? { ok: true, ...done } : { ok: false, ...busy };
    },
  };
}
