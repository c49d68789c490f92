import type { MiddlewareHandler } from "hono";
import type { Endpoint } from "#app/api-client/endpoints/endpoint.ts";
import { admitMember } from "#domain/staff";
import { actingAs } from "../../../domain/context.ts";
import type { Services } from "../../services.ts";
import type { VisitorEnv } from "../../visitor.ts";
import { fail } from "../envelope.ts";

/** Requires a staff user whose role allows the endpoint. The request acts as this user. Runs after the session middleware. */
export function staffOnly({ context }: Services, row: Endpoint & { by: "staff" }): MiddlewareHandler<VisitorEnv> {
  return async (c, next) => {
    const { session } = c.var;
    if (!session) return fail(c, 401, "notSignedIn");
    const admission = await admitMember(context, { session, asks: !row.byItself });
    if (!admission.ok) return fail(c, admission.reason === "notStaff" ? 403 : 401, admission.reason);
    const { member, isFresh, endsAt } = admission;
    if (!row.may.includes(member.role)) return fail(c, 403, "roleMayNot");
    if (row.isFresh && !isFresh) return fail(c, 403, "proofNeeded");
    c.set("staff", { member, endsAt, context: actingAs(context, { kind: "staff", id: member.id }) });
    return next();
  };
}
