import path from "node:path";
import type { Context } from "hono";
import type { Reason } from "#i18n/messages/index.ts";
import { isDiskFull, receiveUpload, type ReceivedUpload } from "#platform/uploads";
import type { Environment } from "../environment.ts";
import { fail } from "./envelope.ts";

const busySeconds = "5";

type Refused = Extract<ReceivedUpload<never>, { ok: false }> | { ok: false; reason: "diskFull" };

export async function receiveFile<Result>(
  c: Context,
  { dataDir }: Pick<Environment, "dataDir">,
  mostBytes: number,
  use: (bytes: Buffer) => Promise<Result>,
): Promise<{ ok: true; result: Result } | Refused> {
  const { body } = c.req.raw;
  if (!body) return { ok: false, reason: "empty" };
  // Refuses by Content-Length, so that the client need not send a file that is too large.
  if (Number(c.req.header("content-length")) > mostBytes) return { ok: false, reason: "tooLarge" };
  try {
    const folder = path.join(dataDir, "uploads");
    return await receiveUpload(body, { folder, mostBytes }, use);
  } catch (error) {
    if (isDiskFull(error)) return { ok: false, reason: "diskFull" };
    throw error;
  }
}

export function refuseFile(c: Context, failure: Refused) {
  return failure.reason === "tooLarge" ? fail(c, 413, "fileTooLarge") : refuseUnread(c, failure.reason);
}

export function refuseUnread(c: Context, reason: Exclude<Refused["reason"], "tooLarge">) {
  if (reason === "empty") return fail(c, 400, "emptyFile");
  return fail(c, 503, reason === "busy" ? "unavailable" : "diskFull", { "Retry-After": busySeconds });
}

export function refuseContent<Why extends Reason>(c: Context, reason: Why | "tooLarge") {
  return reason === "tooLarge" ? fail(c, 413, "fileTooLarge") : fail(c, 400, reason);
}
