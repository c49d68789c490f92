import * as v from "valibot";
import type { Context } from "../context.ts";

/** What the policy of a page refused to a tag: a host or, for code in the page itself, `inline` or `eval`. */
export const blockedTagSchema = v.object({
  host: v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,100}(:\d{1,5})?$/)),
  directive: v.picklist([
    "script-src-elem",
    "script-src",
    "img-src",
    "connect-src",
    "frame-src",
    "style-src-elem",
    "font-src",
    "media-src",
    "worker-src",
    "form-action",
  ]),
});

const mostLogged = 200;
const logged = new Set<string>();

/** Tells the log once in a process, however many browsers say so; what comes after the first two hundred is not told. */
export function noteBlockedTag({ log }: Pick<Context, "log">, { host, directive }: v.InferOutput<typeof blockedTagSchema>): void {
  const key = `${directive} ${host}`;
  if (logged.has(key) || logged.size >= mostLogged) return;
  logged.add(key);
  log.warn("tags.blocked", { host, directive });
}
