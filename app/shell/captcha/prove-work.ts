import type { IssuedPuzzle } from "#domain/captcha/schema";

/** Does the work that counts instead of the puzzle, some seconds long. `undefined` where this browser cannot do it. */
export function proveWork(challenge: IssuedPuzzle["challenge"], signal: AbortSignal): Promise<string | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./work.worker.ts", import.meta.url), { type: "module" });
    const end = (proof: string | undefined) => {
      worker.terminate();
      resolve(proof);
    };
    worker.onmessage = ({ data }: MessageEvent<string | null>) => end(data ?? undefined);
    worker.onerror = () => end(undefined);
    signal.addEventListener("abort", () => end(undefined));
    worker.postMessage(challenge);
  });
}
