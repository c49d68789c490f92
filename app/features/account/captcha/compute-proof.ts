import type { IssuedPuzzle } from "#domain/captcha/schema";
import { raisePreloadError } from "#app/page/lazy-code.ts";

/** Computes the proof of work of a puzzle in a worker. Returns `undefined` if this browser cannot, or `signal` aborts. */
export function computeProof(challenge: IssuedPuzzle["challenge"], signal: AbortSignal): Promise<string | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./work.worker.ts", import.meta.url), { type: "module" });
    const end = (proof: string | undefined) => {
      worker.terminate();
      resolve(proof);
    };
    worker.onmessage = ({ data }: MessageEvent<string | null>) => end(data ?? undefined);
    worker.onerror = (error) => {
      // A script that could not be loaded raises a plain Event, an error inside it an ErrorEvent.
      if (!(error instanceof ErrorEvent)) raisePreloadError({ error });
      end(undefined);
    };
    signal.addEventListener("abort", () => end(undefined));
    worker.postMessage(challenge);
  });
}
