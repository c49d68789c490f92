import { createHash } from "node:crypto";
import type { Log } from "#platform/log";
import { compress, compressTightly, decompress, encodings, type Bytes, type Encoding } from "./compression.ts";

/**
 * A body as it is kept: compressed when first asked for in an encoding, each form with an ETag of its own. The plain form
 * goes once there is a compressed one, a fifth of its size. One that is kept nowhere has an empty one: nobody could ask by it.
 */
export type StoredBody = {
  etag: string;
  forms: Partial<Record<Encoding, StoredForm>>;
  making: Partial<Record<Encoding, Promise<StoredForm>>>;
};
/** `shared`: the headers of the answer that all visitors get who need no cookie set. `asked`: how often it was asked for again. */
export type StoredForm = { etag: string; body: Bytes; asked: number; shared?: Record<string, string | string[]> };

/**
 * A rendered page, the same page's loader data, the router's state that its code starts from, its content security policy,
 * headers that its middleware set, and the moment it is kept until. `isWhole`: not where an API call failed while it was
 * made; such a page is answered and forgotten, so its state stands in its document.
 */
export type StoredPage = {
  html: StoredBody;
  payload: StoredBody;
  state: StoredBody | undefined;
  policy: string;
  headers: Record<string, string>;
  endsAt: Date | undefined;
  isWhole: boolean;
};

export function storeBody(text: string | Bytes, isKept = true): StoredBody {
  const body = typeof text === "string" ? Buffer.from(text) : text;
  const etag = isKept ? createHash("sha256").update(body).digest("base64url").slice(0, 22) : "";
  return { etag, forms: { identity: { etag: etagOf(etag), body, asked: 0 } }, making: {} };
}

function etagOf(etag: string, encoding?: Encoding | "br-tight"): string {
  return etag && `"${encoding ? `${etag}-${encoding}` : etag}"`;
}

/** What is asked for so often is worth the time of brotli's strongest level. */
const oftenAsked = 4;

/** The body in an encoding where it was asked for before; one that is kept and asked for often becomes smaller after that. */
export function readyForm(stored: StoredBody, encoding: Encoding, log: Log): StoredForm | undefined {
  const form = stored.forms[encoding];
  if (!form) return undefined;
  form.asked += 1;
  if (form.asked === oftenAsked && encoding === "br" && stored.etag) void meanwhile(stored, log, () => tighten(stored, form));
  return form;
}

/** The body in an encoding; compresses it when this is the first to ask, at length where others will ask too, and once for all who ask meanwhile. */
export async function formOf(stored: StoredBody, encoding: Encoding, isKept: boolean, log: Log): Promise<StoredForm> {
  const { making } = stored;
  const known = readyForm(stored, encoding, log);
  if (known) return known;
  making[encoding] ??= makeForm(stored, encoding, isKept).finally(() => delete making[encoding]);
  return making[encoding];
}

async function makeForm({ etag, forms }: StoredBody, encoding: Encoding, isKept: boolean): Promise<StoredForm> {
  const plain = forms.identity?.body ?? (await plainBody(forms));
  if (encoding === "identity") return { etag: etagOf(etag), body: plain, asked: 0 };
  const compressed = await compress(plain, encoding, isKept);
  const form = { etag: etagOf(etag, encoding), body: isKept ? alone(compressed) : compressed, asked: 0 };
  forms[encoding] = form;
  delete forms.identity;
  return form;
}

/** Other bytes have another ETag, also where they say the same. */
async function tighten({ etag, forms }: StoredBody, { body, asked }: StoredForm): Promise<void> {
  const tight = await compressTightly(await decompress(body, "br"));
  forms.br = { etag: etagOf(etag, "br-tight"), body: alone(tight), asked };
}

/** What is kept has no more memory than it fills: zlib answers a view on a chunk, most of it empty, and `Buffer.from` one on a pool of 64 kB. */
function alone(bytes: Bytes): Bytes {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
}

/** A body that nobody has asked for yet is a fifth as large in the encoding in which it will be. */
export async function shrink(stored: StoredBody, log: Log): Promise<void> {
  if (stored.forms.identity) await meanwhile(stored, log, () => formOf(stored, "br", true, log));
}

/** What no visitor waits for: where it fails, the forms that there are go on being served. */
async function meanwhile({ etag }: StoredBody, log: Log, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error("body.notCompressed", error, { etag });
  }
}

/** What a form takes besides its body, most of it for the headers. */
const formOverhead = 4_096;

/** Bytes that a body occupies. */
export function sizeOfBody({ forms }: StoredBody): number {
  return Object.values(forms).reduce((sum, { body }) => sum + body.length + formOverhead, 0);
}

/** Bytes that a page occupies besides its state. */
export function sizeOfPage({ html, payload, policy }: StoredPage): number {
  return sizeOfBody(html) + sizeOfBody(payload) + policy.length;
}

async function plainBody(forms: StoredBody["forms"]): Promise<Bytes> {
  for (const encoding of encodings) {
    const form = forms[encoding];
    if (form) return decompress(form.body, encoding);
  }
  throw new Error("A kept body has no form.");
}
