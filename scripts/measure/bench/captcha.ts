import path from "node:path";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { openSecrets } from "#platform/secrets";
import { openPuzzleMaker } from "../../../domain/captcha/make-puzzle.ts";
import { createWork } from "../../../domain/captcha/proof-of-work.ts";
import { median } from "./load.ts";
import { matchPiece } from "./match-piece.ts";

const pictures = path.resolve(import.meta.dirname, "../../../app/assets/captcha");
const puzzles = 200;
const tolerance = 4;
const thousand = 1000;

/** What a program pays for a thousand tokens, by the puzzle and by work, in processor time, which other programs do not lengthen much. */
export async function measureCaptcha(_folder: string, print: (name: string, measured: string, bound: string) => void): Promise<void> {
  const { hits, matchMs } = await attack();
  const byPuzzle = hits === 0 ? "no token" : `${Math.round(matchMs / (hits / puzzles))} s a thousand tokens`;
  print(
    "captcha: a program that matches outlines",
    `${hits} of ${puzzles} right, ${Math.round(matchMs)} ms each; ${byPuzzle}`,
    "before: 55 of 60",
  );
  for (const effort of [1, 8, 32]) {
    const seconds = await timeWork(effort);
    print(
      `captcha: work, ${effort} times the first`,
      `${seconds.toFixed(2)} s; ${Math.round(seconds * thousand)} s a thousand tokens`,
      "before: 0.43 s at any use",
    );
  }
}

async function attack(): Promise<{ hits: number; matchMs: number }> {
  const make = await openPuzzleMaker(pictures);
  let [hits, took] = [0, 0];
  for (let count = 0; count < puzzles; count += 1) {
    const puzzle = await make();
    const before = process.cpuUsage();
    const x = await matchPiece(puzzle);
    took += msSince(before);
    if (Math.abs(x - puzzle.place.x) <= tolerance) hits += 1;
  }
  return { hits, matchMs: took / puzzles };
}

/** Median of five. */
async function timeWork(effort: number): Promise<number> {
  const secrets = openSecrets("a secret of the bench, which opens nothing");
  const times: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const challenge = await createWork(secrets, { puzzle: "bench", subject: undefined }, effort);
    const before = process.cpuUsage();
    await solveChallenge({ challenge, deriveKey });
    times.push(msSince(before) / 1000);
  }
  return median(times);
}

function msSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
