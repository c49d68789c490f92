import { randomUUID } from "node:crypto";
import { captchaPuzzle } from "#db/schema.ts";
import type { Puzzle } from "./make-puzzle.ts";
import { createWork } from "./proof-of-work.ts";
import type { CaptchaContext } from "./redeem-captcha.ts";
import { pictureSize, type IssuedPuzzle } from "./schema.ts";

const lifetimeMs = 120_000;

/** Hands a puzzle to a visitor: for one try, within two minutes. */
export async function issueCaptcha(context: CaptchaContext, input: { puzzle: Puzzle; visitor: string }): Promise<IssuedPuzzle> {
  const { database, clock, secrets } = context;
  const { background, piece, place } = input.puzzle;
  const id = randomUUID();
  const challenge = await createWork(secrets, id);
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + lifetimeMs);
  await database.insert(captchaPuzzle).values({ id, visitor: secrets.hash(input.visitor), ...place, createdAt, expiresAt });
  return { id, background: dataUrl(background), piece: dataUrl(piece), ...pictureSize, y: place.y, challenge };
}

function dataUrl(webp: Buffer): string {
  return `data:image/webp;base64,${webp.toString("base64")}`;
}
