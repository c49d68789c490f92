import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import type { ByteRange } from "./byte-range.ts";

/** A file, or a range of it, as the body of an answer. */
export function streamFile(file: string, range?: ByteRange): ReadableStream {
  // Node's own type of the same class knows an event more.
  return Readable.toWeb(createReadStream(file, range)) as ReadableStream;
}
