import { createGate } from "#platform/gate";
import { isSameOrigin } from "../same-origin.ts";
import type { FormBody } from "./site-pages.ts";

const maxBytes = 64 * 1024;
/** All files of a form together. */
const maxFilesBytes = 10 * 1024 * 1024;
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
/** Forms with files, which are whole in the memory. */
const gate = createGate({ atOnce: 4, waiting: 0 });

/** The fields of a form that a page of this site sent without JavaScript; files are fields only where the page takes some. */
export async function readForm(request: Request, siteUrl: URL, takesFiles: boolean): Promise<FormBody> {
  if (!isSameOrigin(request.headers, siteUrl)) return { ok: false, status: 403 };
  const type = request.headers.get("content-type") ?? "";
  if (!formTypes.test(type)) return { ok: false, status: 415 };
  if (!takesFiles || !/^multipart/i.test(type)) return readFields(request, type, maxBytes, takesFiles);
  return (await gate.pass(() => readFields(request, type, maxFilesBytes + maxBytes, takesFiles))) ?? { ok: false, status: 503 };
}

async function readFields(request: Request, type: string, limit: number, takesFiles: boolean): Promise<FormBody> {
  const bytes = await readAtMost(request, limit);
  if (!bytes) return { ok: false, status: 413 };
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
