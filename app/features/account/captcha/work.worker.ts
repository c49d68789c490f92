import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "altcha-lib/types";

// Runs in a worker so that the page stays responsive.
self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({ challenge, deriveKey });
  self.postMessage(solution && btoa(JSON.stringify({ challenge, solution })));
};
