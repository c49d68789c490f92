import { setTimeout as pause } from "node:timers/promises";

/** Calls `ask` until `accepted` returns true, for at most `patienceMs`. Returns the answer and the time it took. */
export async function poll<Answer>(
  ask: () => Answer | Promise<Answer>,
  accepted: (answer: Answer) => boolean,
  patienceMs = 480_000,
): Promise<{ answer: Answer; tookMs: number }> {
  const started = performance.now();
  for (;;) {
    const answer = await ask();
    const tookMs = performance.now() - started;
    if (accepted(answer)) return { answer, tookMs };
    if (tookMs > patienceMs) throw new Error(`still not so after ${patienceMs} ms; last: ${String(answer).slice(0, 300)}`);
    await pause(5);
  }
}
