import { randomUUID } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { createSemaphore } from "#platform/semaphore";

export type ReceivedUpload<Result> = { ok: true; result: Result } | { ok: false; reason: "tooLarge" | "empty" | "busy" };

/** Limits the uploads that are in memory at the same time. */
const semaphore = createSemaphore({ maxConcurrent: 2, waiting: 100 });

/**
 * Buffers a stream on disk and passes it to `use` when complete, so that a slow client holds no memory. Unlinks the file at once,
 * so that the operating system frees it even after a crash.
 */
export async function receiveUpload<Result>(
  stream: AsyncIterable<Uint8Array>,
  { folder, mostBytes }: { folder: string; mostBytes: number },
  use: (bytes: Buffer) => Promise<Result>,
): Promise<ReceivedUpload<Result>> {
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
    const outcome = await semaphore.run(async () => ({
      ok: true as const,
      result: await use(await buffer(file.createReadStream({ start: 0, autoClose: false }))),
    }));
    return outcome ?? { ok: false, reason: "busy" };
  } finally {
    await file.close();
  }
}

export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
}
