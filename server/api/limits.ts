import type { Context, MiddlewareHandler } from "hono";
import { refundLimit, consumeLimit, type Limit } from "#platform/rate-limit";
import type { Services } from "../services.ts";
import { visitorRateLimitKey, type VisitorEnv } from "../visitor.ts";
import { isAccepted, tooMany, type Answer } from "./envelope.ts";

/** Numbers of accepted and refused requests per IP address; windows in seconds. */
export type AddressLimit = {
  name: string;
  accepted: readonly [limit: number, seconds: number];
  refused: readonly [limit: number, seconds: number];
};

/** Counts accepted requests of an address; requests refused for their content count against a looser limit. */
export function limitPerAddress(
  { context, environment }: Services,
  { name, accepted, refused }: AddressLimit,
): MiddlewareHandler<VisitorEnv> {
  const limitOf = (kind: string, [limit, seconds]: readonly [number, number]): Limit => ({ name: `${name}.${kind}`, limit, seconds });
  const [acceptedLimit, refusedLimit] = [limitOf("accepted", accepted), limitOf("refused", refused)];
  return async (c, next) => {
    const who = visitorRateLimitKey(c, environment.trustedProxy);
    const { database, clock } = context;
    const allowance = await consumeLimit(database, acceptedLimit, who, clock.now());
    if (!allowance.ok) return tooMany(c, allowance.retryAfter);
    await next();
    if (await isAccepted(c.res)) return undefined;
    await refundLimit(database, acceptedLimit, who);
    const refusalAllowance = await consumeLimit(database, refusedLimit, who, clock.now());
    if (!refusalAllowance.ok) c.res = tooMany(c, refusalAllowance.retryAfter);
    return undefined;
  };
}

/** Runs a call of an account if its limit allows it, whatever address the call comes from; otherwise answers with 429. */
export async function withinAccountLimit<Result>(
  c: Context,
  { database, clock, secrets }: Pick<Services["context"], "database" | "clock" | "secrets">,
  { accountId, limit }: { accountId: string; limit: Limit },
  call: () => Promise<Result>,
): Promise<Result | Answer<never, "tooMany">> {
  const allowance = await consumeLimit(database, limit, accountRateLimitKey(secrets, accountId), clock.now());
  return allowance.ok ? call() : tooMany<"tooMany">(c, allowance.retryAfter);
}

/** Returns the key for rate limits of an account: a hash, so that the table of limits holds no personal data. */
export const accountRateLimitKey = (secrets: Services["context"]["secrets"], accountId: string): string =>
  secrets.hash(`rate-limit.account ${accountId}`);
