import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";

const derive = promisify(argon2);

export type HashParameters = { memory: number; passes: number; parallelism: number };

/** OWASP's memory-hard minimum for argon2id: 46 MiB, one pass. docs/decisions/0018-accounts.md has the measurements. */
export const hashParameters: HashParameters = { memory: 47_104, passes: 1, parallelism: 1 };
const hashBytes = 32;
const saltBytes = 16;

/** Leaves one core free for other requests, because hashing runs in threads of libuv. */
const maxParallel = Math.max(1, availableParallelism() - 1);
let running = 0;
const waiting: (() => void)[] = [];

/** Hashes a password in the PHC string format, so that the parameters can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  return writeHash(hashParameters, salt, await hashInQueue({ ...hashParameters, message: password, nonce: salt, tagLength: hashBytes }));
}

/**
 * Compares a password with a hash. Without a hash (no such account) it does the same work and returns `false`.
 *
 * @param inUse parameters of all stored hashes; a hash is computed with each, so that the response time does not reveal
 * the parameters of this account
 */
export async function verifyPassword(
  password: string,
  hash: string | null | undefined,
  inUse: readonly HashParameters[] = [],
): Promise<boolean> {
  const parsedHash = readHash(hash ?? placeholderHash);
  const hashWith = (parameters: HashParameters) =>
    hashInQueue({ ...parameters, message: password, nonce: parsedHash.salt, tagLength: parsedHash.hash.length });
  const computed = await hashWith(parsedHash.parameters);
  for (const other of inUse) if (!isSame(other, parsedHash.parameters)) await hashWith(other);
  return timingSafeEqual(computed, parsedHash.hash) && hash != null;
}

export function needsRehash(hash: string): boolean {
  return !isSame(readHash(hash).parameters, hashParameters);
}

function isSame(one: HashParameters, other: HashParameters): boolean {
  return one.memory === other.memory && one.passes === other.passes && one.parallelism === other.parallelism;
}

const placeholderHash = writeHash(hashParameters, Buffer.alloc(saltBytes), Buffer.alloc(hashBytes));

async function hashInQueue(parameters: Argon2Parameters): Promise<Buffer> {
  if (running >= maxParallel) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await derive("argon2id", parameters);
  } finally {
    // Hand the slot to the next request in the queue.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function writeHash({ memory, passes, parallelism }: HashParameters, salt: Buffer, hash: Buffer): string {
  const toUnpaddedBase64 = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toUnpaddedBase64(salt)}$${toUnpaddedBase64(hash)}`;
}

function readHash(text: string): { parameters: HashParameters; salt: Buffer; hash: Buffer } {
  const [, memory, passes, parallelism, salt, hash] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(text) ?? [];
  if (!salt || !hash) throw new Error("The stored password hash is not in the Argon2id PHC format.");
  return {
    parameters: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, "base64"),
    hash: Buffer.from(hash, "base64"),
  };
}
