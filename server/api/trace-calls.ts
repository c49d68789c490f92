import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { inSpan } from "#platform/tracing";
import type { VisitorEnv } from "../visitor.ts";

/** Wraps each API request in a span, over HTTP or in process. Its name is the route, never the actual path. */
export const traceCalls: MiddlewareHandler<VisitorEnv> = (c, next) =>
  inSpan(`${c.req.method} api`, { "ecactus.request.id": c.get("requestId") }, async (span) => {
    await next();
    if (!span) return;
    const route = routePath(c, -1);
    span.updateName(`${c.req.method} ${route}`);
    span.setAttributes({ "http.route": route, "http.response.status_code": c.res.status });
  });
