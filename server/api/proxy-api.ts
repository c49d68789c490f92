import { Hono } from "hono";
import { proxy } from "hono/proxy";
import type { Services } from "../services.ts";
import { outageRetryAfter } from "../failures.ts";
import { clientAddress, type VisitorEnv } from "../visitor.ts";
import { apiPath } from "./api.ts";
import { fail } from "./envelope.ts";

/**
 * Reverse proxy that replaces this server's API if API_BASE is set, so that browsers need no CORS. The other host must trust this
 * one as a proxy to see client addresses.
 */
export function proxyApi({ environment, context }: Services, apiBase: URL): Hono<VisitorEnv> {
  const base = apiBase.href.replace(/\/$/, "");
  const api = new Hono<VisitorEnv>();
  api.all("*", async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const headers = { ...c.req.header(), host: undefined, "x-forwarded-for": clientAddress(c, environment.trustedProxy) };
    try {
      return await proxy(`${base}${pathname.slice(apiPath.length)}${search}`, { raw: c.req.raw, headers, redirect: "manual" });
    } catch (error) {
      context.log.error("api.unreachable", error, { path: pathname });
      return fail(c, 503, "unavailable", { "Retry-After": String(outageRetryAfter) });
    }
  });
  return api;
}
