import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { messages } from "#i18n/messages/index.ts";
import { filePolicy } from "./security-headers.ts";

/** Status codes for errors that Node detects before there is a request, by error code. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
/**
 * Text for a request head that is too large, which visitors cause by a long URL or many cookies. In all languages, because the
 * refused head contains the visitor's language.
 */
const headTooLarge = Array.from(new Set(Object.values(messages).map((texts) => texts.headTooLarge))).join("\n");

/** Responds to an unparsable request and ends the connection. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const status = statuses[error.code ?? ""] ?? 400;
  const body = Buffer.from(`${status === 431 ? headTooLarge : STATUS_CODES[status]}\n`);
  const headers = {
    Connection: "close",
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": body.length,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": filePolicy,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n`);
  socket.end(body);
}
