import path from "node:path";
import type { Context } from "hono";
import type { Reason } from "#i18n/messages/index.ts";
import { isDiskFull, receiveUpload, type Received } from "#platform/uploads";
import type { Environment } from "../environment.ts";
import { fail } from "./envelope.ts";

const busySeconds = "5";

type Refused = Extract<Received<never>, { ok: false }> | { ok: false; reason: "diskFull" };

/** A file that somebody sends as it is, handed to `use` once all of it is there. */
export async function receiveFile<Result>(
  c: Context,
  { dataDir }: Pick<Environment, "dataDir">,
  mostBytes: number,
  use: (bytes: Buffer) => Promise<Result>,
): Promise<{ ok: true; result: Result } | Refused> {
  const { body } = c.req.raw;
  if (!body) return { ok: false, reason: "empty" };
  // Who says beforehand that it is too large need not send it.
  if (Number(c.req.header("content-length")) > mostBytes) return { ok: false, reason: "tooLarge" };
  try {
    const folder = path.join(dataDir, "uploads");
    return await receiveUpload(body, { folder, mostBytes }, use);
  } catch (error) {
    if (isDiskFull(error)) return { ok: false, reason: "diskFull" };
    throw error;
  }
}

/** Why it never came that far. */
export function refuseFile(c: Context, refused: Refused) {
  return refused.reason === "tooLarge" ? fail(c, 413, "fileTooLarge") : refuseUnread(c, refused.reason);
}

/** The same but for its size. */
export function refuseUnread(c: Context, reason: Exclude<Refused["reason"], "tooLarge">) {
  if (reason === "empty") return fail(c, 400, "emptyFile");
  return fail(c, 503, reason === "busy" ? "unavailable" : "diskFull", { "Retry-After": busySeconds });
}

/** What came is not taken. */
export function refuseContent<Why extends Reason>(c: Context, reason: Why | "tooLarge") {
  return reason === "tooLarge" ? fail(c, 413, "fileTooLarge") : fail(c, 400, reason);
}
