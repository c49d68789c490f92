import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";

const derive = promisify(argon2);

/** What OWASP asks of argon2id at least: 19 MiB, two passes. Some 30 ms; figures in docs/decisions/0018-accounts.md. */
const strength = { memory: 19_456, passes: 2, parallelism: 1 };
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

/** Without a hash, because there is no such account, it is wrong after the same work. */
export async function isRightPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const kept = readHash(hash ?? nobodys);
  const made = await inTurn({ ...kept.strength, message: password, nonce: kept.salt, tagLength: kept.hash.length });
  return timingSafeEqual(made, kept.hash) && hash != null;
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

function writeHash({ memory, passes, parallelism }: typeof strength, salt: Buffer, hash: Buffer): string {
  const plain = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(salt)}$${plain(hash)}`;
}

function readHash(text: string): { strength: typeof strength; salt: Buffer; hash: Buffer } {
  const [, memory, passes, parallelism, salt, hash] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(text)!;
  return {
    strength: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt!, "base64"),
    hash: Buffer.from(hash!, "base64"),
  };
}
