import { currentLocale } from "../texts/staff-language.ts";
import { CallError, readAnswer } from "./answer.ts";
import type { Answered } from "./calls.ts";
import { mayTryAgain } from "./call.ts";

/**
 * Sends a file as the request body. `onProgress` receives the sent share, from 0 to 1.
 *
 * @throws {ApiError} for an error response
 */
export async function upload<Path extends "/staff/media/upload" | "/staff/media/replace" | "/staff/inbox/attach">(
  path: Path,
  { file, ...query }: { file: File; name: string; question?: string },
  onProgress: (part: number) => void,
): Promise<Answered<`POST ${Path}`>> {
  for (;;) {
    const answer = await readAnswer(() => send(`/api${path}?${new URLSearchParams(query)}`, file, onProgress));
    if (answer.code === 200) return answer.data as Answered<`POST ${Path}`>;
    const error = new CallError(answer);
    if (!(await mayTryAgain(error))) throw error;
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
