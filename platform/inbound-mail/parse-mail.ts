import { createHash } from "node:crypto";
import PostalMime, { type Address, type Attachment, type Email } from "postal-mime";
import { toPlainText } from "./to-plain-text.ts";

type IncomingFile = { name: string; content: Uint8Array };

export type IncomingMail = {
  /** Hash of the Message-ID, or of the whole mail if it has none. */
  key: string;
  /** `automatic`: written by a program, such as an absence note; `bounce`: a report that a mail could not be delivered. */
  kind: "person" | "automatic" | "bounce";
  from: string;
  /** Addresses of every header that names a recipient. */
  recipients: readonly string[];
  isForwarded: boolean;
  text: string;
  files: readonly IncomingFile[];
};

/** Deeper messages are hostile: those of people nest a handful of parts. */
const limits = { maxNestingDepth: 30, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 2 };
/** Smaller images within the text are logos and icons of a signature. */
const minInlineImageBytes = 16 * 1024;

const recipientHeaders = new Set(["to", "cc", "delivered-to", "x-original-to", "envelope-to", "x-envelope-to"]);
const forwardedSubject = /^\s*(fwd?|wg|tr|rv|转发)\s*[:：]/i;

/** Parses a MIME message. @throws if it exceeds the limits */
export async function parseMail(source: Uint8Array): Promise<IncomingMail> {
  const mail = await PostalMime.parse(source, limits);
  const html = mail.text === undefined ? mail.html : undefined;
  return {
    key: createHash("sha256")
      .update(mail.messageId?.trim() || source)
      .digest("base64url"),
    kind: kindOf(mail),
    from: addressesOf([mail.from ?? mail.sender])[0] ?? "",
    recipients: recipientsOf(mail),
    isForwarded: forwardedSubject.test(mail.subject ?? ""),
    text: (html === undefined ? (mail.text ?? "") : toPlainText(html)).replace(/\r\n?/g, "\n"),
    files: mail.attachments.filter(isSentOnPurpose).map((file, index) => ({
      name: file.filename ?? `file-${index + 1}`,
      content: toBytes(file.content),
    })),
  };
}

const headerOf = ({ headers }: Email, name: string) =>
  headers
    .find(({ key }) => key === name)
    ?.value.trim()
    .toLowerCase();

/** Recognises mails of programs by RFC 3834 and the headers of older ones. */
function kindOf(mail: Email): IncomingMail["kind"] {
  const type = headerOf(mail, "content-type") ?? "";
  if (type.startsWith("multipart/report") && type.includes("delivery-status")) return isFailureReport(mail) ? "bounce" : "automatic";
  const isAutomatic =
    !["", "no"].includes(headerOf(mail, "auto-submitted")?.split(";", 1)[0]?.trim() ?? "") ||
    /^(bulk|junk|list|auto_reply)$/.test(headerOf(mail, "precedence") ?? "") ||
    headerOf(mail, "return-path") === "<>" ||
    ["x-autoreply", "x-autorespond", "list-id", "list-unsubscribe"].some((name) => headerOf(mail, name) !== undefined) ||
    /^(mailer-daemon|postmaster)@/i.test(addressesOf([mail.from])[0] ?? "");
  return isAutomatic ? "automatic" : "person";
}

/** A report of a delay is followed by one of failure or success. */
function isFailureReport({ attachments }: Email): boolean {
  const report = attachments.find(({ mimeType }) => mimeType === "message/delivery-status");
  return report !== undefined && /^action:\s*failed\b/im.test(Buffer.from(toBytes(report.content)).toString("latin1"));
}

function recipientsOf({ headers, to, cc }: Email): string[] {
  const values = headers.filter(({ key }) => recipientHeaders.has(key)).map(({ value }) => value);
  return Array.from(new Set([...addressesOf([...(to ?? []), ...(cc ?? [])]), ...values.flatMap(addressesIn)]));
}

/** Finds everything that looks like an address in a header. */
export const addressesIn = (value: string): string[] =>
  value
    .toLowerCase()
    .split(/[\s<>",;:()]+/)
    .filter((word) => word.includes("@"));

function addressesOf(addresses: readonly (Address | undefined)[]): string[] {
  return addresses.flatMap((each) => (each ? (each.group ?? [each]).map(({ address }) => address.toLowerCase()) : [])).filter(Boolean);
}

/** Leaves out signatures, contact cards of the mail program, and small images within the text. */
function isSentOnPurpose({ mimeType, related, content }: Attachment): boolean {
  if (/^(application\/(pgp|pkcs7|x-pkcs7)-(signature|keys)|application\/ms-tnef)$/.test(mimeType)) return false;
  return !(related && mimeType.startsWith("image/") && toBytes(content).length < minInlineImageBytes);
}

const toBytes = (content: Attachment["content"]) => (typeof content === "string" ? Buffer.from(content) : new Uint8Array(content));
