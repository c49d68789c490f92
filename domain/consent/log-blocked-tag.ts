import type { Context } from "../context.ts";
import type { BlockedTag } from "./fields.ts";

const maxLoggedTags = 200;
const loggedTags = new Set<string>();

/** Logs a blocked tag once per process, at most 200 different ones. */
export function logBlockedTag({ log }: Pick<Context, "log">, { host, directive }: BlockedTag): void {
  const key = `${directive} ${host}`;
  if (loggedTags.has(key) || loggedTags.size >= maxLoggedTags) return;
  loggedTags.add(key);
  log.warn("tags.blocked", { host, directive });
}
