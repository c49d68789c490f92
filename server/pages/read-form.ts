import { isSameOrigin } from "../same-origin.ts";
import type { FormBody } from "./site-pages.ts";

const maxBytes = 64 * 1024;
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** The fields of a form that a page of this site sent without JavaScript. Files are no fields of ours. */
export async function readForm(request: Request, siteUrl: URL): Promise<FormBody> {
  if (!isSameOrigin(request.headers, siteUrl)) return { ok: false, status: 403 };
  const type = request.headers.get("content-type") ?? "";
  if (!formTypes.test(type)) return { ok: false, status: 415 };
  const bytes = await readAtMost(request, maxBytes);
  if (!bytes) return { ok: false, status: 413 };
  try {
    const form = await new Response(bytes, { headers: { "content-type": type } }).formData();
    const texts = Array.from(form).filter((field): field is [string, string] => typeof field[1] === "string");
    return { ok: true, fields: new URLSearchParams(texts) };
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
