import { useShell } from "../use-shell.ts";
import { fill } from "#i18n/fill.ts";

/** As the specification has them, for programs and for where no copy could be had. */
export const statusMessages = {
  notFound: "Page Not Found: {path}",
  internal: "Internal Server Error",
  unavailable: "Service Unavailable",
  tooMany: "Too Many Requests",
  crowd: "Service Unavailable",
  maintenance: "Page maintenance, please look forward to.",
};

type StatusMessageProps = { kind: keyof typeof statusMessages; message?: string; path?: string; className?: string };

/** What the status says, in the visitor's language. */
export function StatusMessage({ kind, message, path = "", className }: StatusMessageProps) {
  const shell = useShell();
  const copied = message ?? shell?.copy.errors[kind]?.message;
  const literal = withPath(statusMessages[kind], path);
  return (
    <p data-status-message={literal} lang={copied ? undefined : "en"} className={className}>
      {copied ? withPath(copied, path) : literal}
    </p>
  );
}

/** A path may hold what a plain replacement text reads as a pattern. */
function withPath(message: string, path: string): string {
  return fill(message, { path });
}
