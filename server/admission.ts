import { createGate } from "#platform/gate";
import { createPace } from "#platform/rate-limit";
import { searchesAtOnce, type Services } from "./services.ts";
import { limitedAddress } from "./visitor.ts";

/** Somebody who looks for something types a few texts a minute; an office behind one address some dozens. */
const pace = { burst: 60, perMinute: 60 };
/** Who stands last waits for about a second. */
const waiting = 60;
const busySeconds = 2;

export type Refusal = { status: 429 | 503; retryAfter: number };
export type Admitted<Result> = { ok: true; result: Result } | ({ ok: false } & Refusal);
/** Does the work for the client of an address, or says at once, before anything of it is done, why not. */
export type Admission = <Result>(address: string, work: () => Promise<Result>) => Promise<Admitted<Result>>;

/** One for all searches of the process, by page or by API: each address at its pace, few at a time, not too many waiting. */
export function createAdmission({ context }: Pick<Services, "context">): Admission {
  const paces = createPace(pace);
  const gate = createGate({ atOnce: searchesAtOnce, waiting });
  return async (address, work) => {
    const seconds = paces.take(limitedAddress(address), context.clock.now());
    if (seconds > 0) return { ok: false, status: 429, retryAfter: seconds };
    const done = await gate.pass(async () => ({ result: await work() }));
    return done ? { ok: true, ...done } : { ok: false, status: 503, retryAfter: busySeconds };
  };
}
