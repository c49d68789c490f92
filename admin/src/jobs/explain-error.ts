import type { JobsTexts } from "./texts.ts";

const explanations: Record<string, keyof JobsTexts["errors"]> = {
  ECONNECTION: "unreachable",
  ECONNREFUSED: "unreachable",
  ECONNRESET: "unreachable",
  EDNS: "unreachable",
  ESOCKET: "unreachable",
  ETIMEDOUT: "unreachable",
  timeout: "unreachable",
  unreachable: "unreachable",
  EAUTH: "login",
  noAddress: "noAddress",
  timedOut: "timedOut",
  AbortError: "timedOut",
};

/** Explains common error codes. Other errors, such as a mail server's response, have no explanation. */
export function explainError(error: string, texts: JobsTexts): string | undefined {
  const name = explanations[error];
  return name && texts.errors[name];
}
