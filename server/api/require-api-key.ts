import type { MiddlewareHandler } from "hono";
import type { Endpoint } from "#app/api-client/endpoints/endpoint.ts";
import type { VisitorEnv } from "../visitor.ts";
import { fail } from "./envelope.ts";

export function requireApiKey({ scope }: Endpoint & { by: "key" }): MiddlewareHandler<VisitorEnv> {
  return async (c, next) => {
    const { key } = c.var;
    if (!key) return fail(c, 401, "keyNeeded", { "WWW-Authenticate": "Bearer" });
    if (scope === "control" && key.scope !== "control") return fail(c, 403, "scopeMissing");
    return next();
  };
}
