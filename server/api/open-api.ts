import type { MiddlewareHandler } from "hono";
import { endpoints } from "#app/api-client/endpoints/index.ts";
import * as domain from "#domain/open-api";
import { callsPerMinute, wrongKeyPatience } from "#domain/open-api/schema";
import { takeFrom, type Limit } from "#platform/rate-limit";
import type { Services } from "../services.ts";
import { limitedVisitor, type VisitorEnv } from "../visitor.ts";
import { fail, succeed, tooMany } from "./envelope.ts";
import { limitPerAddress } from "./limits.ts";
import type { ApiParts } from "./mount.ts";

const keyLimit = { name: "openApi.key", accepted: [20, 3600], refused: [60, 3600] } as const;
const perKey: Limit = { name: "openApi.calls", limit: callsPerMinute, seconds: 60 };
const wrongKeys: Limit = { name: "openApi.wrong", ...wrongKeyPatience };

/** An account's own key of the Open API. */
export function mountOpenApi({ services, mount }: ApiParts): void {
  const { state, makeKey, revokeKey } = endpoints.openApi;
  mount.account(state, [], async (c, _, { session: { accountId }, context }) => succeed(c, await domain.readOpenApi(context, accountId)));
  mount.account(makeKey, [limitPerAddress(services, keyLimit)], async (c, _, { session: { accountId }, context }) => {
    const made = await domain.makeKey(context, accountId);
    return made.ok ? succeed(c, made.key) : fail(c, 403, made.reason);
  });
  mount.account(revokeKey, [limitPerAddress(services, keyLimit)], async (c, _, { session: { accountId }, context }) => {
    await domain.revokeKey(context, accountId);
    return succeed(c, null);
  });
}

/** A call that shows a key is held to it: it must be right, has a limit of its own, and is noted. Calls without one are everybody's. */
export function openApiCalls({ context, environment }: Services): MiddlewareHandler<VisitorEnv> {
  return async (c, next) => {
    const presented = /^Bearer\b\s*(.*)$/i.exec(c.req.header("authorization") ?? "")?.[1];
    if (presented === undefined) return next();
    const { database, clock } = context;
    const keyId = await domain.checkKey(context, presented);
    if (keyId === undefined) {
      const patience = await takeFrom(database, wrongKeys, limitedVisitor(c, environment.trustedProxy), clock.now());
      return patience.ok ? fail(c, 401, "wrongKey", { "WWW-Authenticate": "Bearer" }) : tooMany(c, patience.retryAfter);
    }
    const allowance = await takeFrom(database, perKey, keyId, clock.now());
    if (!allowance.ok) return tooMany(c, allowance.retryAfter);
    await next();
    await domain.recordRequest(context, { keyId, method: c.req.method, path: c.req.path, status: c.res.status });
    return undefined;
  };
}
