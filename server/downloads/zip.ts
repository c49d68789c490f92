import { Readable } from "node:stream";
import { makeZip, predictLength } from "client-zip";

/** File of an archive; `read` is called when the archive reaches it. */
export type Part = { name: string; size: number; changedAt: Date; read(): Promise<Readable | Uint8Array<ArrayBuffer>> };

/** Computes the size in bytes before any file is read, because files are stored uncompressed. */
export function zipSize(parts: readonly Part[]): string {
  return String(predictLength(parts.map(({ name, size }) => ({ name, size }))));
}

/** Streams the archive with one open file at a time and backpressure from the client. `running` counts archives in transfer. */
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
        // Only a client that disconnects causes an exception here, which is no error.
        return;
      }
    }
  } finally {
    open?.destroy();
    running.count -= 1;
  }
}
