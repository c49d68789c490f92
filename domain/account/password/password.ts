import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";

const derive = promisify(argon2);

export type Strength = { memory: number; passes: number; parallelism: number };

/** OWASP's memory-hard minimum for argon2id: 46 MiB, one pass. docs/decisions/0018-accounts.md has the measurements. */
export const strength: Strength = { memory: 47_104, passes: 1, parallelism: 1 };
const hashBytes = 32;
const saltBytes = 16;

/** Hashes are made in threads; one core is left to those who read pages meanwhile. */
const atOnce = Math.max(1, availableParallelism() - 1);
let running = 0;
const waiting: (() => void)[] = [];

/** A password as it is kept, in the notation of argon2's own programs, so that its strength can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  return writeHash(strength, salt, await inTurn({ ...strength, message: password, nonce: salt, tagLength: hashBytes }));
}

/**
 * Without a hash, because there is no such account, it is wrong after the same work.
 *
 * @param inUse strengths of all accounts' hashes: each is worked through, so that the time does not tell which is this one's
 */
export async function isRightPassword(
  password: string,
  hash: string | null | undefined,
  inUse: readonly Strength[] = [],
): Promise<boolean> {
  const kept = readHash(hash ?? nobodys);
  const make = (of: Strength) => inTurn({ ...of, message: password, nonce: kept.salt, tagLength: kept.hash.length });
  const made = await make(kept.strength);
  for (const other of inUse) if (!isSame(other, kept.strength)) await make(other);
  return timingSafeEqual(made, kept.hash) && hash != null;
}

/** Whether a hash was made with another strength than the present one. */
export function isOutdated(hash: string): boolean {
  return !isSame(readHash(hash).strength, strength);
}

function isSame(one: Strength, other: Strength): boolean {
  return one.memory === other.memory && one.passes === other.passes && one.parallelism === other.parallelism;
}

const nobodys = writeHash(strength, Buffer.alloc(saltBytes), Buffer.alloc(hashBytes));

async function inTurn(parameters: Argon2Parameters): Promise<Buffer> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await derive("argon2id", parameters);
  } finally {
    // Whoever waits takes over the place of this one.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function writeHash({ memory, passes, parallelism }: Strength, salt: Buffer, hash: Buffer): string {
  const plain = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(salt)}$${plain(hash)}`;
}

function readHash(text: string): { strength: Strength; salt: Buffer; hash: Buffer } {
  const [, memory, passes, parallelism, salt, hash] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(text) ?? [];
  if (!salt || !hash) throw new Error("A stored password has a form of its own.");
  return {
    strength: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, "base64"),
    hash: Buffer.from(hash, "base64"),
  };
}
