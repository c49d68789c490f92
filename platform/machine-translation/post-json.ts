import { setTimeout as sleep } from "node:timers/promises";
import type { TimeLimits, TranslationFailure } from "./provider.ts";

type PostOutcome = { ok: true; body: unknown } | { ok: false; reason: TranslationFailure };
type Attempt = PostOutcome | { retryAfterMs: number | undefined; reason: TranslationFailure };
type Message = { url: URL; headers: Record<string, string>; body: unknown };

const maxAttempts = 3;
const maxPauseMs = 10_000;
const maxAnswerBytes = 1024 * 1024;

/**
 * Posts JSON and reads a JSON answer. Repeats with a growing pause while the service is busy or fails. The address is the
 * operator's, so it may be private; redirects are refused, because the key must not go elsewhere.
 */
export async function postJson(message: Message, { requestMs, firstPauseMs }: TimeLimits, end: AbortSignal): Promise<PostOutcome> {
  let reason: TranslationFailure = "translationUnreachable";
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const outcome = await postOnce(message, AbortSignal.any([end, AbortSignal.timeout(requestMs)]));
    if ("ok" in outcome) return outcome;
    reason = outcome.reason;
    const pauseMs = Math.min(maxPauseMs, outcome.retryAfterMs ?? firstPauseMs * 2 ** attempt);
    if (attempt + 1 < maxAttempts && !(await pause(pauseMs, end))) break;
  }
  return { ok: false, reason };
}

async function postOnce({ url, headers, body }: Message, signal: AbortSignal): Promise<Attempt> {
  try {
    const response = await fetch(url, {
      method: "POST",
      redirect: "error",
      headers: { "Content-Type": "application/json", Accept: "application/json", ...headers },
      body: JSON.stringify(body),
      signal,
    });
    if (response.ok) return parseAnswer(await readLimited(response));
    await response.body?.cancel();
    if (response.status !== 429 && response.status < 500) return { ok: false, reason: "translationRefused" };
    const seconds = Number(response.headers.get("retry-after") ?? "");
    const reason = response.status === 429 ? "translationBusy" : "translationUnreachable";
    return { reason, retryAfterMs: seconds > 0 ? seconds * 1000 : undefined };
  } catch {
    // The network failed, the time is over, or the service redirected.
    return { reason: "translationUnreachable", retryAfterMs: undefined };
  }
}

function parseAnswer(text: string | undefined): PostOutcome {
  try {
    if (text !== undefined) return { ok: true, body: JSON.parse(text) };
  } catch {
    // The answer is not JSON.
  }
  return { ok: false, reason: "translationUnusable" };
}

/** Returns `undefined` for an answer that is too large. */
async function readLimited({ body }: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxAnswerBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Returns false if the time ended meanwhile. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return sleep(milliseconds, true, { signal }).catch(() => false);
}
