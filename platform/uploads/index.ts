import { randomUUID } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { createGate } from "#platform/gate";

export type Received<Result> = { ok: true; result: Result } | { ok: false; reason: "tooLarge" | "empty" | "busy" };

/** Those that are in the memory at a time. */
const gate = createGate({ atOnce: 2, waiting: 100 });

/**
 * Waits on the disk for all that a stream brings, and hands it to `use` at once: a slow line holds no memory. The file has
 * no name, so that it is gone with the process, whatever happens.
 */
export async function receiveUpload<Result>(
  stream: AsyncIterable<Uint8Array>,
  { folder, mostBytes }: { folder: string; mostBytes: number },
  use: (bytes: Buffer) => Promise<Result>,
): Promise<Received<Result>> {
  await mkdir(folder, { recursive: true });
  const name = path.join(folder, randomUUID());
  const file = await open(name, "wx+");
  try {
    await rm(name);
    let size = 0;
    for await (const chunk of stream) {
      size += chunk.length;
      if (size > mostBytes) return { ok: false, reason: "tooLarge" };
      await file.appendFile(chunk);
    }
    if (size === 0) return { ok: false, reason: "empty" };
    const received = await gate.pass(async () => ({
      ok: true as const,
      result: await use(await buffer(file.createReadStream({ start: 0, autoClose: false }))),
    }));
    return received ?? { ok: false, reason: "busy" };
  } finally {
    await file.close();
  }
}

/** Whether something failed because a disk is full. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
}
