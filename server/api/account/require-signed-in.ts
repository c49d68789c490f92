import type { MiddlewareHandler } from "hono";
import { deviceCookieName, deviceTokenSeconds, openSessions, createDeviceToken, type Sessions, type BrowserRequest } from "#domain/account";
import { writeCookie } from "#i18n/language-cache.ts";
import { withActor } from "../../../domain/context.ts";
import type { Services } from "../../services.ts";
import { clientAddress, type VisitorCall, type VisitorEnv } from "../../visitor.ts";
import { fail } from "../envelope.ts";

const hintCookie = "signed_in";

export const createSessions = ({ context, environment }: Services): Sessions => openSessions(context, environment.siteUrl);

/** Requires a session. The request then acts as its account. */
export function requireSignedIn(services: Services, sessions: Sessions): MiddlewareHandler<VisitorEnv> {
  return async (c, next) => {
    const session = await sessions.find(visitorOf(c, services));
    if (!session)
      return addCookies(fail(c, 401, "notSignedIn"), c.req.header("cookie")?.includes(`${hintCookie}=`) ? [hint(0, false)] : []);
    c.set("session", session);
    c.set("context", withActor(services.context, { kind: "account", id: session.accountId }));
    await next();
    // Cookies that the handler set override those of the session.
    const responseCookies = c.res.headers.getSetCookie();
    if (responseCookies.length === 0) addCookies(c.res, session.cookies);
    return undefined;
  };
}

export function visitorOf(c: VisitorCall, { environment }: Pick<Services, "environment">): BrowserRequest {
  return { headers: c.req.raw.headers, address: clientAddress(c, environment.trustedProxy) };
}

/** Opens a session, and marks the browser as a device of the account's owner. */
export async function openSession(
  c: VisitorCall,
  services: Services,
  sessions: Sessions,
  accountId: string,
): Promise<{ sessionId: string; cookies: string[] }> {
  const { sessionId, cookies } = await sessions.open(accountId, visitorOf(c, services));
  return { sessionId, cookies: [...cookies, knownDeviceCookie(services, accountId)] };
}

/** Returns the session cookies for a new token, or none if the token is unchanged. */
export async function tokenCookies(c: VisitorCall, services: Services, sessions: Sessions, token: string | undefined): Promise<string[]> {
  return token === undefined ? [] : sessions.setTokenCookie(token, visitorOf(c, services));
}

/** Returns the cookies after a change of the password, which makes earlier marks of devices invalid. */
export async function newPasswordCookies(
  c: VisitorCall,
  services: Services,
  sessions: Sessions,
  { accountId, token }: { accountId: string; token: string | undefined },
): Promise<string[]> {
  return [...(await tokenCookies(c, services, sessions, token)), knownDeviceCookie(services, accountId)];
}

/** Marks this browser as a device of the account's owner. */
function knownDeviceCookie(services: Services, accountId: string): string {
  return writeDevice(services, createDeviceToken(services.context, accountId), deviceTokenSeconds);
}

export const forgottenDeviceCookie = (services: Services): string => writeDevice(services, "", 0);

function writeDevice({ environment }: Services, proof: string, seconds: number): string {
  return `${writeCookie(deviceCookieName, proof, seconds, environment.siteUrl.protocol === "https:")}; HttpOnly`;
}

/** Adds cookies to a response. With the session cookie it also sets or removes the hint cookie, which scripts can read. */
export function addCookies<Answered extends Response>(response: Answered, cookies: readonly string[]): Answered {
  for (const cookie of cookies) {
    response.headers.append("Set-Cookie", cookie);
    const session = /\.session_token=.*?; Max-Age=(\d+)/i.exec(cookie);
    if (session) response.headers.append("Set-Cookie", hint(Number(session[1]), /; Secure/i.test(cookie)));
  }
  return response;
}

/** Indicates a possible session to the header's script, because cached pages are identical for all visitors. */
function hint(seconds: number, secure: boolean): string {
  return writeCookie(hintCookie, "1", seconds, secure);
}
