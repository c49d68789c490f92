import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { inSpan } from "#platform/tracing";
import type { VisitorEnv } from "../visitor.ts";

/** Puts each call of the API into a span, over HTTP as from a page in process. Its name is the route, never the address. */
export const traceCalls: MiddlewareHandler<VisitorEnv> = (c, next) =>
  inSpan(`${c.req.method} api`, { "ecactus.request.id": c.get("requestId") }, async (span) => {
    await next();
    if (!span) return;
    const route = routePath(c, -1);
    span.updateName(`${c.req.method} ${route}`);
    span.setAttributes({ "http.route": route, "http.response.status_code": c.res.status });
  });
