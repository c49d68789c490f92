import { isEnvelope, type ApiClient } from "#app/api-client/api-client.ts";
import { isOffline, reasonWithoutAnswer } from "#app/form/reason-without-answer.ts";
import type { Reason } from "#i18n/messages/index.ts";

/** A file that has arrived and waits for its question. */
export type BroughtFile = { id: string; name: string; bytes: number };

/** Those that arrived, and why the first of the others did not. */
export type Brought = { files: BroughtFile[]; reason?: Reason };

/** Sends files one after another, as far as there is room beside those that have arrived before. */
export async function bringFiles(api: ApiClient, chosen: readonly File[], before: readonly BroughtFile[], most: number): Promise<Brought> {
  const files = [...before];
  let reason: Reason | undefined;
  for (const file of chosen) {
    const brought = files.length < most ? await bringFile(api, file) : ("tooManySenderFiles" as const);
    if (typeof brought === "string") reason ??= brought;
    else files.push(brought);
  }
  return { files, reason };
}

async function bringFile(api: ApiClient, file: File): Promise<BroughtFile | Reason> {
  const wasOffline = isOffline();
  try {
    const body = await api.upload("/contact/file", { name: file.name.slice(0, 200) || "file" }, file);
    return body.code === 200 ? body.data : body.reason;
  } catch (error) {
    if (isEnvelope(error)) return error.reason ?? "internal";
    // The form goes out after its files, so it was not sent yet.
    return reasonWithoutAnswer(error, wasOffline) === "unreachable" ? "unreachable" : "unavailable";
  }
}
