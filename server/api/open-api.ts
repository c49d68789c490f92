import type { MiddlewareHandler } from "hono";
import { endpoints } from "#app/api-client/endpoints/index.ts";
import * as domain from "#domain/open-api";
import { callsPerMinute, wrongKeyLimit } from "#domain/open-api/schema";
import { daySeconds } from "#i18n/day.ts";
import { consumeLimit, consumeLimitWithReset, type Limit } from "#platform/rate-limit";
import type { Services } from "../services.ts";
import { visitorRateLimitKey, type VisitorEnv } from "../visitor.ts";
import { fail, succeed, tooMany } from "./envelope.ts";
import { accountRateLimitKey, limitPerAddress, withinAccountLimit } from "./limits.ts";
import type { ApiParts } from "./mount.ts";

const keyLimit = { name: "openApi.key", accepted: [20, 3600], refused: [60, 3600] } as const;
const keysOfAccount: Limit = { name: "openApi.keysOfAccount", limit: 20, seconds: daySeconds };
/** Counted per account, so that a new key does not restart the count. */
const callsOfAccount: Limit = { name: "openApi.calls", limit: callsPerMinute, seconds: 60 };
const wrongKeys: Limit = { name: "openApi.wrong", ...wrongKeyLimit };

export function mountOpenApi({ services, mount }: ApiParts): void {
  const { state, createKey, revokeKey } = endpoints.openApi;
  mount.account(state, [], async (c, _, { session: { accountId }, context }) => succeed(c, await domain.readOpenApi(context, accountId)));
  mount.account(createKey, [limitPerAddress(services, keyLimit)], async (c, { scope }, { session: { accountId }, context }) =>
    withinAccountLimit(c, context, { accountId, limit: keysOfAccount }, async () => {
      const outcome = await domain.createKey(context, { accountId, scope });
      return outcome.ok ? succeed(c, outcome.key) : fail(c, 403, outcome.reason);
    }),
  );
  mount.account(revokeKey, [limitPerAddress(services, keyLimit)], async (c, _, { session: { accountId }, context }) => {
    await domain.revokeKey(context, accountId);
    return succeed(c, null);
  });
}

/** Checks the API key of a request. A valid key has its own rate limit and request log; requests without a key are anonymous. */
export function checkApiKey({ context, environment }: Services): MiddlewareHandler<VisitorEnv> {
  return async (c, next) => {
    const presented = /^Bearer\b\s*(.*)$/i.exec(c.req.header("authorization") ?? "")?.[1];
    if (presented === undefined) return next();
    const { database, clock, secrets } = context;
    const key = await domain.checkKey(context, presented);
    if (!key) {
      const wrongKeyAllowance = await consumeLimit(database, wrongKeys, visitorRateLimitKey(c, environment.trustedProxy), clock.now());
      return wrongKeyAllowance.ok ? fail(c, 401, "wrongKey", { "WWW-Authenticate": "Bearer" }) : tooMany(c, wrongKeyAllowance.retryAfter);
    }
    const { allowance, secondsLeft } = await consumeLimitWithReset(
      database,
      callsOfAccount,
      accountRateLimitKey(secrets, key.accountId),
      clock.now(),
    );
    c.header("RateLimit-Limit", String(callsOfAccount.limit));
    c.header("RateLimit-Remaining", String(allowance.ok ? allowance.left : 0));
    c.header("RateLimit-Reset", String(secondsLeft));
    if (!allowance.ok) return tooMany(c, allowance.retryAfter);
    c.set("key", key);
    await next();
    await domain.recordRequest(context, { keyId: key.id, method: c.req.method, path: c.req.path, status: c.res.status });
    return undefined;
  };
}

/** Marks every sandbox response as simulated, also errors. */
export const markAsSimulation: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set("X-Simulation", "true");
};
