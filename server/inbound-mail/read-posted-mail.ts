import { addressesIn } from "#platform/inbound-mail";

/** Fields in which providers post the raw MIME message: SendGrid, Mailgun, and others. */
const mailFields = ["email", "body-mime", "message", "mime", "raw"];
/** Fields with the receiver of the envelope; SendGrid's is JSON. */
const recipientFields = ["recipient", "envelope", "to"];

export type PostedMail = { source: Uint8Array; recipients: readonly string[] };

/** Reads a raw MIME message, or the form in which a provider posts one. Returns `undefined` if there is none. */
export async function readPostedMail(body: Buffer, contentType: string): Promise<PostedMail | undefined> {
  const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(contentType);
  if (!isForm) return { source: body, recipients: [] };
  const form = await new Response(new Uint8Array(body), { headers: { "content-type": contentType } }).formData().catch(() => undefined);
  if (!form) return undefined;
  const value = mailFields.map((name) => form.get(name)).find((each) => each !== null);
  if (value === undefined || value === null) return undefined;
  const source = typeof value === "string" ? Buffer.from(value) : new Uint8Array(await value.arrayBuffer());
  const recipients = recipientFields
    .flatMap((name) => form.getAll(name))
    .flatMap((each) => (typeof each === "string" ? addressesIn(each) : []));
  return { source, recipients };
}
