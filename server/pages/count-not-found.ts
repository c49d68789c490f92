import type { MiddlewareHandler } from "hono";
import { openAnonymousCounter } from "#domain/visits";
import { splitPath } from "#i18n/paths.ts";
import type { Services } from "../services.ts";

/** Counts 404 responses to browser navigations. Programs that guess addresses send no such `Sec-Fetch-Mode`. */
export function countNotFound({ context }: Services): MiddlewareHandler {
  const count = openAnonymousCounter(context);
  return async (c, next) => {
    await next();
    if (c.res.status !== 404 || c.req.header("sec-fetch-mode") !== "navigate") return;
    const { path, language } = splitPath(c.req.path);
    count("missed", path, language);
  };
}
