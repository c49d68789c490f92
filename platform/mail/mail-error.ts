import { codeOf } from "#platform/failures";

const longest = 200;
const address = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/gu;
const syntax = /[.*+?^${}()|[\]\\]/g;

/**
 * The mail server's last answer on one line, or the error's code where it did not answer. Servers quote the receiver in their
 * answers: each address in it and the name of the receiver's mailbox become "…".
 */
export function mailErrorOf(error: unknown, to: string): string {
  const answer: unknown = typeof error === "object" && error !== null && "response" in error ? error.response : undefined;
  if (typeof answer !== "string") return codeOf(error) ?? "unknown";
  const mailbox = to.slice(0, to.lastIndexOf("@")).replace(syntax, String.raw`\$&`);
  const named = new RegExp(String.raw`(?<![\p{L}\p{N}])${mailbox}(?![\p{L}\p{N}])`, "giu");
  const line = answer
    .replace(address, "…")
    .replace(named, "…")
    .replace(/[\s\p{Cc}]+/gu, " ");
  return line.slice(0, longest).toWellFormed().trim();
}
