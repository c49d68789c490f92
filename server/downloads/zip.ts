import { Readable } from "node:stream";
import { makeZip, predictLength } from "client-zip";

/** A file of an archive; `read` is called when its turn comes. */
export type Part = { name: string; size: number; changedAt: Date; read(): Promise<Readable | Uint8Array<ArrayBuffer>> };

/** Size of the archive: its files are stored as they are, so it is known before any is read. */
export function zipSize(parts: readonly Part[]): string {
  return String(predictLength(parts.map(({ name, size }) => ({ name, size }))));
}

/** The archive as a stream that holds one file at a time, and reads on as fast as the client takes it; `running` counts those on their way. */
export function streamZip(parts: readonly Part[], running: { count: number }): ReadableStream<Uint8Array> {
  return makeZip(entriesOf(parts, running));
}

async function* entriesOf(parts: readonly Part[], running: { count: number }) {
  let open: Readable | undefined;
  running.count += 1;
  try {
    for (const { name, changedAt, read } of parts) {
      const input = await read();
      open = input instanceof Readable ? input : undefined;
      try {
        yield { name, lastModified: changedAt, input };
      } catch {
        // Thrown in here alone when the client goes away, which is no failure.
        return;
      }
    }
  } finally {
    open?.destroy();
    running.count -= 1;
  }
}
