import type { MiddlewareHandler } from "hono";
import { giveBack, takeFrom, type Limit } from "#platform/rate-limit";
import type { Services } from "../services.ts";
import { limitedVisitor, type VisitorEnv } from "../visitor.ts";
import { isAccepted, tooMany } from "./envelope.ts";

/** How often an address may do something, and how often it may be refused at it, in seconds of a window. */
export type AddressLimit = {
  name: string;
  accepted: readonly [limit: number, seconds: number];
  refused: readonly [limit: number, seconds: number];
};

/** Counts the accepted calls of an address; those that are refused for what they hold count in a far looser limit. */
export function limitPerAddress(
  { context, environment }: Services,
  { name, accepted, refused }: AddressLimit,
): MiddlewareHandler<VisitorEnv> {
  const limitOf = (kind: string, [limit, seconds]: readonly [number, number]): Limit => ({ name: `${name}.${kind}`, limit, seconds });
  const [acceptedLimit, refusedLimit] = [limitOf("accepted", accepted), limitOf("refused", refused)];
  return async (c, next) => {
    const who = limitedVisitor(c, environment.trustedProxy);
    const { database, clock } = context;
    const allowance = await takeFrom(database, acceptedLimit, who, clock.now());
    if (!allowance.ok) return tooMany(c, allowance.retryAfter);
    await next();
    if (await isAccepted(c.res)) return undefined;
    await giveBack(database, acceptedLimit, who);
    const patience = await takeFrom(database, refusedLimit, who, clock.now());
    if (!patience.ok) c.res = tooMany(c, patience.retryAfter);
    return undefined;
  };
}
