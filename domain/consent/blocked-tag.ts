import type { Context } from "../context.ts";
import type { BlockedTag } from "./fields.ts";

const mostLogged = 200;
const logged = new Set<string>();

/** Tells the log once in a process, however many browsers say so; what comes after the first two hundred is not told. */
export function noteBlockedTag({ log }: Pick<Context, "log">, { host, directive }: BlockedTag): void {
  const key = `${directive} ${host}`;
  if (logged.has(key) || logged.size >= mostLogged) return;
  logged.add(key);
  log.warn("tags.blocked", { host, directive });
}
