import { randomUUID } from "node:crypto";
import { captchaPuzzle } from "#db/captcha.ts";
import { countPuzzle } from "./difficulty.ts";
import type { Puzzle } from "./draw-puzzle.ts";
import { createProofChallenge } from "./proof-of-work.ts";
import type { CaptchaContext } from "./redeem-captcha.ts";
import { puzzleSize, type IssuedPuzzle } from "./schema.ts";

const lifetimeMs = 120_000;

type Input = { puzzle: Puzzle; visitor: string; limitedAddress: string };

/** Stores a puzzle for a visitor. It allows one try within two minutes. */
export async function issueCaptcha(context: CaptchaContext, { puzzle, visitor, limitedAddress }: Input): Promise<IssuedPuzzle> {
  const { database, clock, secrets } = context;
  const { background, piece, x, y } = puzzle;
  const id = randomUUID();
  const challenge = await createProofChallenge(secrets, id, await countPuzzle(context, limitedAddress));
  const expiresAt = new Date(clock.now().getTime() + lifetimeMs);
  await database.insert(captchaPuzzle).values({ id, visitor: secrets.hash(visitor), x, y, expiresAt });
  return { id, background: dataUrl(background), piece: dataUrl(piece), ...puzzleSize, y, challenge };
}

function dataUrl(webp: Buffer): string {
  return `data:image/webp;base64,${webp.toString("base64")}`;
}
