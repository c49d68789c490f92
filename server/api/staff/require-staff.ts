import type { MiddlewareHandler } from "hono";
import type { Endpoint } from "#app/api-client/endpoints/endpoint.ts";
import { authorizeStaffUser } from "#domain/staff";
import { withActor } from "../../../domain/context.ts";
import type { Services } from "../../services.ts";
import type { VisitorEnv } from "../../visitor.ts";
import { fail } from "../envelope.ts";

/** Requires a staff user whose role allows the endpoint. The request acts as this user. Runs after the session middleware. */
export function requireStaff({ context }: Services, row: Endpoint & { by: "staff" }): MiddlewareHandler<VisitorEnv> {
  return async (c, next) => {
    const { session } = c.var;
    if (!session) return fail(c, 401, "notSignedIn");
    const authorization = await authorizeStaffUser(context, { session, asks: !row.isPolled });
    if (!authorization.ok) return fail(c, authorization.reason === "notStaff" ? 403 : 401, authorization.reason);
    const { user, isFresh, endsAt } = authorization;
    if (!row.roles.includes(user.role)) return fail(c, 403, "roleMayNot");
    if (row.needsPublishRight && !user.mayPublish) return fail(c, 403, "reviewNeeded");
    if (row.needsFreshSecondFactor && !isFresh) return fail(c, 403, "proofNeeded");
    c.set("staff", { user, sessionId: session.sessionId, endsAt, context: withActor(context, { kind: "staff", id: user.id }) });
    return next();
  };
}
