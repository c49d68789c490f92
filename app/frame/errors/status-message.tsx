import { useLayoutData } from "../use-layout-data.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

/** Messages of the specification, for tests and for pages without messages. */
export const statusMessages = {
  notFound: "Page Not Found: {path}",
  internal: "Internal Server Error",
  unavailable: "Service Unavailable",
  tooMany: "Too Many Requests",
  crowd: "Service Unavailable",
  maintenance: "Page maintenance, please look forward to.",
};

type StatusMessageProps = { kind: keyof typeof statusMessages; message?: string; path?: string; className?: string };

export function StatusMessage({ kind, message, path = "", className }: StatusMessageProps) {
  const layoutData = useLayoutData();
  const localizedMessage = message ?? layoutData?.copy.errors[kind]?.message;
  const englishMessage = withPath(statusMessages[kind], path);
  return (
    <p data-status-message={englishMessage} lang={localizedMessage ? undefined : "en"} className={className}>
      {localizedMessage ? withPath(localizedMessage, path) : englishMessage}
    </p>
  );
}

/** `fill` inserts the path literally, unlike a replacement string, in which `$&` is special. */
function withPath(message: string, path: string): string {
  return fillPlaceholders(message, { path });
}
