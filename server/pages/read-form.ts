import path from "node:path";
import { createSemaphore, createSemaphorePerCaller } from "#platform/semaphore";
import { isDiskFull, receiveUpload } from "#platform/uploads";
import { hasEncodedBody } from "../encoded-body.ts";
import type { Environment } from "../environment.ts";
import { isSameOrigin } from "../same-origin.ts";

const maxBytes = 64 * 1024;
const maxFilesBytes = 10 * 1024 * 1024;
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
/** Limits of concurrent forms with files: in total, which takes 640 MB of the disk, and per address. */
const allForms = createSemaphore({ maxConcurrent: 64, waiting: 0 });
const formsPerSender = createSemaphorePerCaller({ maxConcurrent: 8 });

export type FormBody =
  | { ok: true; fields: URLSearchParams | FormData }
  | { ok: false; status: 400 | 403 | 413 | 415 | 503; reason?: "unsupportedEncoding" };

type Form = { takesFiles: boolean; sender: string };

/** Reads a form that was sent without JavaScript. Includes files only if the page accepts some. */
export async function readForm(request: Request, environment: Environment, { takesFiles, sender }: Form): Promise<FormBody> {
  if (!isSameOrigin(request.headers, environment.siteUrl)) return { ok: false, status: 403 };
  if (hasEncodedBody(request.headers)) return { ok: false, status: 415, reason: "unsupportedEncoding" };
  const type = request.headers.get("content-type") ?? "";
  if (!formTypes.test(type)) return { ok: false, status: 415 };
  if (!takesFiles) return readFields(request, type, takesFiles);
  // Limits concurrent requests, because these pages have the long time limit of uploads.
  const body = await formsPerSender.run(sender, () =>
    /^multipart/i.test(type) ? allForms.run(() => receiveForm(request, environment, type)) : readFields(request, type, takesFiles),
  );
  return body ?? { ok: false, status: 503 };
}

async function readFields(request: Request, type: string, takesFiles: boolean): Promise<FormBody> {
  const bytes = await readAtMost(request, maxBytes);
  return bytes ? parseFields(bytes, type, takesFiles) : { ok: false, status: 413 };
}

const statuses = { tooLarge: 413, empty: 400, busy: 503 } as const;

/** Buffers a form with files on disk until it is complete, so that a slow client holds no memory. */
async function receiveForm({ body }: Request, { dataDir }: Environment, type: string): Promise<FormBody> {
  if (!body) return { ok: false, status: statuses.empty };
  const target = { folder: path.join(dataDir, "uploads"), mostBytes: maxFilesBytes + maxBytes };
  try {
    const received = await receiveUpload(body, target, (bytes) => parseFields(new Uint8Array(bytes), type, true));
    return received.ok ? received.result : { ok: false, status: statuses[received.reason] };
  } catch (error) {
    if (isDiskFull(error)) return { ok: false, status: statuses.busy };
    throw error;
  }
}

async function parseFields(bytes: Uint8Array<ArrayBuffer>, type: string, takesFiles: boolean): Promise<FormBody> {
  try {
    const form = await new Response(bytes, { headers: { "content-type": type } }).formData();
    const texts = Array.from(form).filter((field): field is [string, string] => typeof field[1] === "string");
    // Applies the limit of forms without files to the texts.
    if (texts.reduce((sum, [name, text]) => sum + name.length + text.length, 0) > maxBytes) return { ok: false, status: 413 };
    return { ok: true, fields: takesFiles ? form : new URLSearchParams(texts) };
  } catch {
    return { ok: false, status: 400 };
  }
}

/** Returns `undefined` as soon as the body exceeds the limit. */
async function readAtMost(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
