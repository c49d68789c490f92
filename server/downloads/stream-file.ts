import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import type { ByteRange } from "./byte-range.ts";

export function streamFile(file: string, range?: ByteRange): ReadableStream {
  // Casts, because Node's type of ReadableStream has one more event than the web's.
  return Readable.toWeb(createReadStream(file, range)) as ReadableStream;
}
