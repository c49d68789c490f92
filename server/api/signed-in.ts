import type { MiddlewareHandler } from "hono";
import { openSessions, type Session, type Sessions, type Visitor } from "#domain/account";
import type { Services } from "../services.ts";
import { clientAddress, type VisitorCall, type VisitorEnv } from "../visitor.ts";
import { fail } from "./envelope.ts";

export type SignedInEnv = VisitorEnv & { Variables: { session: Session } };

export const createSessions = ({ context, environment }: Services): Sessions => openSessions(context, environment.siteUrl);

/** Lets only calls with a session through. */
export function signedIn(services: Services, sessions: Sessions): MiddlewareHandler<SignedInEnv> {
  return async (c, next) => {
    const session = await sessions.find(visitorOf(c, services));
    if (!session) return fail(c, 401, "notSignedIn");
    c.set("session", session);
    await next();
    // What the call itself sets comes later and counts.
    const own = c.res.headers.getSetCookie();
    if (own.length === 0) for (const cookie of session.cookies) c.header("Set-Cookie", cookie, { append: true });
    return undefined;
  };
}

export function visitorOf(c: VisitorCall, { environment }: Pick<Services, "environment">): Visitor {
  return { headers: c.req.raw.headers, address: clientAddress(c, environment.trustedProxy) };
}

/** The answer, with cookies beside it. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}
