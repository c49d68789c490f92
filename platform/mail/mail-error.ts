import { codeOf } from "#platform/failures";

const longest = 200;
const address = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/gu;
const syntax = /[.*+?^${}()|[\]\\]/g;

/**
 * Returns the last response of the mail server on one line, or the error's code if there is none. Servers quote the receiver, so
 * every address and the receiver's mailbox name are replaced by "…".
 */
export function describeMailError(error: unknown, to: string): string {
  const answer: unknown = typeof error === "object" && error !== null && "response" in error ? error.response : undefined;
  if (typeof answer !== "string") return codeOf(error) ?? "unknown";
  const mailbox = to.slice(0, to.lastIndexOf("@")).replace(syntax, String.raw`\$&`);
  const mailboxName = new RegExp(String.raw`(?<![\p{L}\p{N}])${mailbox}(?![\p{L}\p{N}])`, "giu");
  const line = answer
    .replace(address, "…")
    .replace(mailboxName, "…")
    .replace(/[\s\p{Cc}]+/gu, " ");
  return line.slice(0, longest).toWellFormed().trim();
}
