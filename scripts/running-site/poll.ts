import { setTimeout as pause } from "node:timers/promises";

/** Calls `ask` until `accepted` returns true, for at most `patienceMs`. Returns the answer and the elapsed time. */
export async function poll<Answer>(
  ask: () => Answer | Promise<Answer>,
  isAccepted: (answer: Answer) => boolean,
  patienceMs = 480_000,
): Promise<{ answer: Answer; tookMs: number }> {
  const startedAt = performance.now();
  for (;;) {
    const answer = await ask();
    const tookMs = performance.now() - startedAt;
    if (isAccepted(answer)) return { answer, tookMs };
    if (tookMs > patienceMs) throw new Error(`not accepted after ${patienceMs} ms; last answer: ${String(answer).slice(0, 300)}`);
    await pause(5);
  }
}
