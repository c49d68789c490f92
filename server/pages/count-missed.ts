import type { MiddlewareHandler } from "hono";
import { openBareCounts } from "#domain/visits";
import { splitPath } from "#i18n/paths.ts";
import type { Services } from "../services.ts";

/** Counts the addresses that people go to and where no page is. Programs that guess addresses do not say that they go to a page. */
export function countMissed({ context }: Services): MiddlewareHandler {
  const count = openBareCounts(context);
  return async (c, next) => {
    await next();
    if (c.res.status !== 404 || c.req.header("sec-fetch-mode") !== "navigate") return;
    const { path, language } = splitPath(c.req.path);
    count("missed", path, language);
  };
}
