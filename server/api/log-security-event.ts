import type { Context, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { recordSecurityEvent, type SecurityEvent } from "#domain/security-log";
import { withActor, type Context as ActorContext } from "../../domain/context.ts";
import type { Services } from "../services.ts";
import { search } from "./every-endpoint.ts";
import { visitorRateLimitKey, type VisitorEnv } from "../visitor.ts";

/** Records an event in the security log, with address and id of the request. */
export async function logSecurityEvent(
  c: Context,
  { context, environment }: Pick<Services, "context" | "environment">,
  event: Pick<SecurityEvent, "kind" | "accountId" | "email" | "detail">,
): Promise<void> {
  const address = visitorRateLimitKey(c, environment.trustedProxy);
  const caller: ActorContext = c.get("context") ?? withActor(context, { kind: "visitor" });
  await recordSecurityEvent(caller, { ...event, address, requestId: c.get("requestId") });
}

/** Paths whose refused requests are not logged: searches concern no account, and a row for each would amplify a flood. */
const unrecordedPaths = new Set([`/api${search.path}`]);

/** Sets the request id, and records requests that a rate limit refuses. */
export function logLimitedRequests(services: Services): MiddlewareHandler<VisitorEnv> {
  return async (c, next) => {
    c.set("requestId", crypto.randomUUID());
    await next();
    if (c.res.status === 429 && !unrecordedPaths.has(c.req.path))
      await logSecurityEvent(c, services, { kind: "limit.reached", accountId: c.get("session")?.accountId, detail: routePath(c, -1) });
  };
}
