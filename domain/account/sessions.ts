import { and, eq, lte } from "drizzle-orm";
import { accountSession } from "#db/account.ts";
import type { Context } from "../context.ts";
import { sessionDays } from "./schema.ts";
import { dayMs } from "#i18n/day.ts";

export type BrowserRequest = { headers: Headers; address: string };

/** `cookies`: `Set-Cookie` headers for the response. */
export type Session = { accountId: string; sessionId: string; cookies: string[] };

export type Sessions = {
  open(accountId: string, browser: BrowserRequest): Promise<{ sessionId: string; cookies: string[] }>;
  find(browser: BrowserRequest): Promise<Session | undefined>;
  /** Sets the cookie of a renewed session token. */
  setTokenCookie(token: string, browser: BrowserRequest): Promise<string[]>;
  end(browser: BrowserRequest): Promise<string[]>;
};

const maxUserAgentLength = 400;
const lastSeenIntervalMs = 300_000;
const sessionCookie = /(?:^|;\s*)(?:__Secure-)?ecactus\.session_token=/;

type SessionContext = Pick<Context, "database" | "secrets" | "log" | "clock">;

/** Loads better-auth lazily, at the first login or request with a session cookie. */
export function openSessions(context: SessionContext, siteUrl: URL): Sessions {
  const load = createLoader(context, siteUrl);
  const cookieHeaders = ({ headers }: BrowserRequest) => ({ headers: new Headers({ cookie: headers.get("cookie") ?? "" }) });
  const setTokenCookie: Sessions["setTokenCookie"] = async (token, browser) => {
    const { headers } = await (await load()).current.signCookie({ body: { token }, ...cookieHeaders(browser), returnHeaders: true });
    return headers.getSetCookie();
  };
  const end: Sessions["end"] = async (browser) => {
    if (!sessionCookie.test(browser.headers.get("cookie") ?? "")) return [];
    const { current, older } = await load();
    for (const api of older) await api.signOut(cookieHeaders(browser));
    const { headers } = await current.signOut({ ...cookieHeaders(browser), returnHeaders: true });
    return headers.getSetCookie();
  };

  return {
    setTokenCookie,
    end,
    async open(accountId, browser) {
      const userAgent = (browser.headers.get("user-agent") ?? "").slice(0, maxUserAgentLength);
      const { current, older } = await load();
      // The browser's former session may have a cookie signed before a rotation of the secret.
      if (older.length > 0) await end(browser);
      const { headers, response } = await current.openSession({
        body: { accountId, ipAddress: browser.address, userAgent },
        ...cookieHeaders(browser),
        returnHeaders: true,
      });
      return { sessionId: response.id, cookies: headers.getSetCookie() };
    },
    async find(browser) {
      if (!sessionCookie.test(browser.headers.get("cookie") ?? "")) return undefined;
      const { current, older } = await load();
      for (const api of [current, ...older]) {
        const result = await api.getSession({ ...cookieHeaders(browser), returnHeaders: true }).catch(ignoreEndedSession);
        if (!result?.response) continue;
        const { session, user } = result.response;
        if (await deleteIfExpired(context, session)) return undefined;
        await updateLastSeen(context, session);
        const cookies = api === current ? result.headers.getSetCookie() : await setTokenCookie(session.token, browser);
        return { accountId: user.id, sessionId: session.id, cookies };
      }
      return undefined;
    },
  };
}

/**
 * Creates one better-auth instance per accepted secret. The current one signs cookies, the older ones only read them.
 */
function createLoader(context: SessionContext, siteUrl: URL) {
  const load = async () => {
    const { createAuth } = await import("./auth.ts");
    const [current, ...older] = context.secrets.keys("account");
    const apiOf = (secret: string) => createAuth(context, siteUrl, secret).api;
    return { current: apiOf(current), older: older.map(apiOf) };
  };
  let loading: ReturnType<typeof load> | undefined;
  return () => (loading ??= load());
}

type StoredSession = { id: string; createdAt: Date; updatedAt: Date };

/** Deletes a session that is too old. better-auth would only check the expiry that was stored at its start. */
async function deleteIfExpired(
  { database, clock }: Pick<Context, "database" | "clock">,
  { id, createdAt }: StoredSession,
): Promise<boolean> {
  const isExpired = clock.now().getTime() - createdAt.getTime() >= sessionDays * dayMs;
  if (isExpired) await database.delete(accountSession).where(eq(accountSession.id, id));
  return isExpired;
}

/** Updates the time of the last request, at most every five minutes. */
async function updateLastSeen({ database, clock }: Pick<Context, "database" | "clock">, { id, updatedAt }: StoredSession): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - lastSeenIntervalMs);
  if (updatedAt <= before)
    await database
      .update(accountSession)
      .set({ updatedAt: now })
      .where(and(eq(accountSession.id, id), lte(accountSession.updatedAt, before)));
}

/** Ignores the error for a session that another request ended meanwhile. */
function ignoreEndedSession(error: unknown): undefined {
  const isEnded = typeof error === "object" && error !== null && "statusCode" in error && error.statusCode === 401;
  if (!isEnded) throw error;
}
