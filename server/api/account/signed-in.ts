import type { MiddlewareHandler } from "hono";
import { deviceCookie, deviceSeconds, openSessions, proveDevice, type Sessions, type Browser } from "#domain/account";
import { writeCookie } from "#i18n/language-cache.ts";
import { actingAs } from "../../../domain/context.ts";
import type { Services } from "../../services.ts";
import { clientAddress, type VisitorCall, type VisitorEnv } from "../../visitor.ts";
import { fail } from "../envelope.ts";

const hintCookie = "signed_in";

export const createSessions = ({ context, environment }: Services): Sessions => openSessions(context, environment.siteUrl);

/** Lets only calls with a session through; the account acts in them. */
export function signedIn(services: Services, sessions: Sessions): MiddlewareHandler<VisitorEnv> {
  return async (c, next) => {
    const session = await sessions.find(visitorOf(c, services));
    if (!session)
      return withCookies(fail(c, 401, "notSignedIn"), c.req.header("cookie")?.includes(`${hintCookie}=`) ? [hint(0, false)] : []);
    c.set("session", session);
    c.set("context", actingAs(services.context, { kind: "account", id: session.accountId }));
    await next();
    // What the call itself sets comes later and counts.
    const own = c.res.headers.getSetCookie();
    if (own.length === 0) withCookies(c.res, session.cookies);
    return undefined;
  };
}

export function visitorOf(c: VisitorCall, { environment }: Pick<Services, "environment">): Browser {
  return { headers: c.req.raw.headers, address: clientAddress(c, environment.trustedProxy) };
}

/** The cookies of this browser's session where it has another token from now on. */
export async function tokenCookies(c: VisitorCall, services: Services, sessions: Sessions, token: string | undefined): Promise<string[]> {
  return token === undefined ? [] : sessions.handToken(token, visitorOf(c, services));
}

/** A cookie by which this browser is known as one of the account's owner. */
export function knownDevice(services: Services, accountId: string): string {
  return writeDevice(services, proveDevice(services.context, accountId), deviceSeconds);
}

/** Takes it back. */
export const forgottenDevice = (services: Services): string => writeDevice(services, "", 0);

function writeDevice({ environment }: Services, proof: string, seconds: number): string {
  return `${writeCookie(deviceCookie, proof, seconds, environment.siteUrl.protocol === "https:")}; HttpOnly`;
}

/** The answer, with cookies beside it. A session's cookie brings the hint that scripts can read, or takes it along. */
export function withCookies<Answered extends Response>(response: Answered, cookies: readonly string[]): Answered {
  for (const cookie of cookies) {
    response.headers.append("Set-Cookie", cookie);
    const session = /\.session_token=.*?; Max-Age=(\d+)/i.exec(cookie);
    if (session) response.headers.append("Set-Cookie", hint(Number(session[1]), /; Secure/i.test(cookie)));
  }
  return response;
}

/** Says no more than that there may be a session: pages are the same for all, and their header looks for it. */
function hint(seconds: number, secure: boolean): string {
  return writeCookie(hintCookie, "1", seconds, secure);
}
