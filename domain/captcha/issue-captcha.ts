import { randomUUID } from "node:crypto";
import { captchaPuzzle } from "#db/captcha.ts";
import type { Puzzle } from "./make-puzzle.ts";
import { effortOf } from "./effort.ts";
import { createWork } from "./proof-of-work.ts";
import { subjectFingerprint, type CaptchaContext } from "./redeem-captcha.ts";
import { pictureSize, type IssuedPuzzle } from "./schema.ts";

const lifetimeMs = 120_000;

type Input = { puzzle: Puzzle; visitor: string; limitedAddress: string; subject: string | undefined };

/** Hands a puzzle to a visitor: for one try, within two minutes. Work instead is dearer with each use, and good for what was named. */
export async function issueCaptcha(context: CaptchaContext, input: Input): Promise<IssuedPuzzle> {
  const { database, clock, secrets } = context;
  const { background, piece, place, y } = input.puzzle;
  const id = randomUUID();
  const subject = input.subject === undefined ? undefined : subjectFingerprint(context, input.subject);
  const effort = await effortOf(context, { limitedAddress: input.limitedAddress, subject });
  const challenge = await createWork(secrets, { puzzle: id, subject }, effort);
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + lifetimeMs);
  await database.insert(captchaPuzzle).values({ id, visitor: secrets.hash(input.visitor), ...place, subject, createdAt, expiresAt });
  return { id, background: dataUrl(background), piece: dataUrl(piece), ...pictureSize, y, challenge };
}

function dataUrl(webp: Buffer): string {
  return `data:image/webp;base64,${webp.toString("base64")}`;
}
