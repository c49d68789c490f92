import type { IssuedPuzzle } from "#domain/captcha/schema";
import { raisePreloadError } from "#app/page/lazy-code.ts";

/** Does the work that counts instead of the puzzle, some seconds long. `undefined` where this browser cannot do it. */
export function proveWork(challenge: IssuedPuzzle["challenge"], signal: AbortSignal): Promise<string | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./work.worker.ts", import.meta.url), { type: "module" });
    const end = (proof: string | undefined) => {
      worker.terminate();
      resolve(proof);
    };
    worker.onmessage = ({ data }: MessageEvent<string | null>) => end(data ?? undefined);
    worker.onerror = (error) => {
      // An error of the code itself is an ErrorEvent; a plain one says that the code did not come. Pressing again tries again.
      if (!(error instanceof ErrorEvent)) raisePreloadError({ error });
      end(undefined);
    };
    signal.addEventListener("abort", () => end(undefined));
    worker.postMessage(challenge);
  });
}
