import { Hono, type MiddlewareHandler } from "hono";
import * as v from "valibot";
import type { Sessions } from "#domain/account";
import { checkKey, makeKey, readOpenApi, recordRequest, revokeKey } from "#domain/open-api";
import { callsPerMinute, newKeyAnswer, openApiAnswer, wrongKeyPatience } from "#domain/open-api/schema";
import { takeFrom, type Limit } from "#platform/rate-limit";
import type { Services } from "../services.ts";
import { limitedVisitor, type VisitorEnv } from "../visitor.ts";
import { fail, succeed, tooMany } from "./envelope.ts";
import { describeFields } from "./fields.ts";
import { limitPerAddress } from "./limits.ts";
import { signedIn, type SignedInEnv } from "./account/signed-in.ts";

const keyLimit = { name: "openApi.key", accepted: [20, 3600], refused: [60, 3600] } as const;
const perKey: Limit = { name: "openApi.calls", limit: callsPerMinute, seconds: 60 };
const wrongKeys: Limit = { name: "openApi.wrong", ...wrongKeyPatience };

/** An account's own key of the Open API. */
export function openApiApi(services: Services, sessions: Sessions): Hono<SignedInEnv> {
  const allowed = signedIn(services, sessions);
  const nothing = v.object({});
  return new Hono<SignedInEnv>()
    .get("/account/open-api", describeFields("The account's Open API service", "open-api", nothing, openApiAnswer), allowed, async (c) =>
      succeed(c, await readOpenApi(c.var.context, c.var.session.accountId)),
    )
    .post(
      "/account/open-api/key",
      describeFields("Makes the account's key, in place of the one before", "open-api", nothing, newKeyAnswer),
      limitPerAddress(services, keyLimit),
      allowed,
      async (c) => {
        const made = await makeKey(c.var.context, c.var.session.accountId);
        return made.ok ? succeed(c, made.key) : fail(c, 403, made.reason);
      },
    )
    .post(
      "/account/open-api/revoke",
      describeFields("Ends the account's key", "open-api", nothing),
      limitPerAddress(services, keyLimit),
      allowed,
      async (c) => {
        await revokeKey(c.var.context, c.var.session.accountId);
        return succeed(c, null);
      },
    );
}

/** A call that shows a key is held to it: it must be right, has a limit of its own, and is noted. Calls without one are everybody's. */
export function openApiCalls({ context, environment }: Services): MiddlewareHandler<VisitorEnv> {
  return async (c, next) => {
    const presented = /^Bearer\b\s*(.*)$/i.exec(c.req.header("authorization") ?? "")?.[1];
    if (presented === undefined) return next();
    const { database, clock } = context;
    const keyId = await checkKey(context, presented);
    if (keyId === undefined) {
      const patience = await takeFrom(database, wrongKeys, limitedVisitor(c, environment.trustedProxy), clock.now());
      return patience.ok ? fail(c, 401, "wrongKey", { "WWW-Authenticate": "Bearer" }) : tooMany(c, patience.retryAfter);
    }
    const allowance = await takeFrom(database, perKey, keyId, clock.now());
    if (!allowance.ok) return tooMany(c, allowance.retryAfter);
    await next();
    await recordRequest(context, { keyId, method: c.req.method, path: c.req.path, status: c.res.status });
    return undefined;
  };
}
