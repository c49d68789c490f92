import path from "node:path";
import { createGate, createGatePerCaller } from "#platform/gate";
import { isDiskFull, receiveUpload } from "#platform/uploads";
import { hasEncodedBody } from "../encoded-body.ts";
import type { Environment } from "../environment.ts";
import { isSameOrigin } from "../same-origin.ts";

const maxBytes = 64 * 1024;
/** All files of a form together. */
const maxFilesBytes = 10 * 1024 * 1024;
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
/** Forms that may arrive at the same time: with files of all senders, which takes 640 MB of the disk, and of one address. */
const gate = createGate({ atOnce: 64, waiting: 0 });
const gatePerSender = createGatePerCaller({ atOnce: 8 });

/** The fields of a form, or the status of the refusal. */
export type FormBody =
  | { ok: true; fields: URLSearchParams | FormData }
  | { ok: false; status: 400 | 403 | 413 | 415 | 503; reason?: "unsupportedEncoding" };

type Form = { takesFiles: boolean; sender: string };

/** The fields of a form that a page of this site sent without JavaScript; files are fields only where the page takes some. */
export async function readForm(request: Request, environment: Environment, { takesFiles, sender }: Form): Promise<FormBody> {
  if (!isSameOrigin(request.headers, environment.siteUrl)) return { ok: false, status: 403 };
  if (hasEncodedBody(request.headers)) return { ok: false, status: 415, reason: "unsupportedEncoding" };
  const type = request.headers.get("content-type") ?? "";
  if (!formTypes.test(type)) return { ok: false, status: 415 };
  if (!takesFiles) return readFields(request, type, takesFiles);
  // These pages give a form the time of an upload.
  const body = await gatePerSender.pass(sender, () =>
    /^multipart/i.test(type) ? gate.pass(() => receiveForm(request, environment, type)) : readFields(request, type, takesFiles),
  );
  return body ?? { ok: false, status: 503 };
}

async function readFields(request: Request, type: string, takesFiles: boolean): Promise<FormBody> {
  const bytes = await readAtMost(request, maxBytes);
  return bytes ? fieldsOf(bytes, type, takesFiles) : { ok: false, status: 413 };
}

const statuses = { tooLarge: 413, empty: 400, busy: 503 } as const;

/** A form with files waits on the disk until all of it is there: a slow line holds no memory. */
async function receiveForm({ body }: Request, { dataDir }: Environment, type: string): Promise<FormBody> {
  if (!body) return { ok: false, status: statuses.empty };
  const place = { folder: path.join(dataDir, "uploads"), mostBytes: maxFilesBytes + maxBytes };
  try {
    const received = await receiveUpload(body, place, (bytes) => fieldsOf(new Uint8Array(bytes), type, true));
    return received.ok ? received.result : { ok: false, status: statuses[received.reason] };
  } catch (error) {
    if (isDiskFull(error)) return { ok: false, status: statuses.busy };
    throw error;
  }
}

async function fieldsOf(bytes: Uint8Array<ArrayBuffer>, type: string, takesFiles: boolean): Promise<FormBody> {
  try {
    const form = await new Response(bytes, { headers: { "content-type": type } }).formData();
    const texts = Array.from(form).filter((field): field is [string, string] => typeof field[1] === "string");
    // The texts alone are as small as everywhere.
    if (texts.reduce((sum, [name, text]) => sum + name.length + text.length, 0) > maxBytes) return { ok: false, status: 413 };
    return { ok: true, fields: takesFiles ? form : new URLSearchParams(texts) };
  } catch {
    return { ok: false, status: 400 };
  }
}

/** The body, or `undefined` as soon as it is larger than that. */
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
