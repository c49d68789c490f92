import { currentLocale } from "../texts/staff-language.ts";
import { ApiError, readEnvelope } from "./api-error.ts";
import type { CallResult } from "./endpoint-types.ts";
import { canRetryAfterSignIn } from "./call-api.ts";

/**
 * Sends a file as the request body. `onProgress` receives the sent share, from 0 to 1.
 *
 * @throws {ApiError} for an error response
 */
export async function upload<Path extends "/staff/media/upload" | "/staff/media/replace" | "/staff/inbox/attach">(
  path: Path,
  { file, ...query }: { file: File; name: string; question?: string },
  onProgress: (part: number) => void,
): Promise<CallResult<`POST ${Path}`>> {
  for (;;) {
    const envelope = await readEnvelope(() => send(`/api${path}?${new URLSearchParams(query)}`, file, onProgress));
    if (envelope.code === 200) return envelope.data as CallResult<`POST ${Path}`>;
    const error = new ApiError(envelope);
    if (!(await canRetryAfterSignIn(error))) throw error;
  }
}

/** Uses XMLHttpRequest because `fetch` reports no upload progress. */
function send(address: string, file: File, onProgress: (part: number) => void): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  request.open("POST", address);
  request.setRequestHeader("content-type", "application/octet-stream");
  request.setRequestHeader("Language", currentLocale());
  request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  request.addEventListener("load", () => resolve(new Response(request.responseText)));
  request.addEventListener("error", () => reject(new Error("")));
  request.send(file);
  return promise;
}
