import { and, eq, lte } from "drizzle-orm";
import { accountSession } from "#db/account.ts";
import type { Context } from "../context.ts";
import { sessionDays } from "./schema.ts";
import { dayMs } from "#i18n/day.ts";

/** Whoever asks: their request's headers, and the address it came from. */
export type Browser = { headers: Headers; address: string };

/** `cookies` are to be sent with the answer, each as a `Set-Cookie` header. */
export type Session = { accountId: string; sessionId: string; cookies: string[] };

export type Sessions = {
  /** Logs the visitor's browser in with a new session; the one it had is ended. */
  open(accountId: string, browser: Browser): Promise<string[]>;
  find(browser: Browser): Promise<Session | undefined>;
  /** Gives the browser the token that a session has from now on. */
  handToken(token: string, browser: Browser): Promise<string[]>;
  /** Ends the browser's session and takes its cookies back. */
  end(browser: Browser): Promise<string[]>;
};

const longestUserAgent = 400;
const seenEveryMs = 300_000;
const sessionCookie = /(?:^|;\s*)(?:__Secure-)?ecactus\.session_token=/;

type Needed = Pick<Context, "database" | "secrets" | "log" | "clock">;

/** Nothing is loaded before somebody logs in or has a cookie of a session. */
export function openSessions(context: Needed, siteUrl: URL): Sessions {
  const load = loader(context, siteUrl);
  const cookieOf = ({ headers }: Browser) => ({ headers: new Headers({ cookie: headers.get("cookie") ?? "" }) });
  const handToken: Sessions["handToken"] = async (token, browser) => {
    const { headers } = await (await load()).current.signCookie({ body: { token }, ...cookieOf(browser), returnHeaders: true });
    return headers.getSetCookie();
  };
  const end: Sessions["end"] = async (browser) => {
    if (!sessionCookie.test(browser.headers.get("cookie") ?? "")) return [];
    const { current, older } = await load();
    for (const api of older) await api.signOut(cookieOf(browser));
    const { headers } = await current.signOut({ ...cookieOf(browser), returnHeaders: true });
    return headers.getSetCookie();
  };

  return {
    handToken,
    end,
    async open(accountId, browser) {
      const userAgent = (browser.headers.get("user-agent") ?? "").slice(0, longestUserAgent);
      const { current, older } = await load();
      // The session that the browser had may have a cookie from before a rotation.
      if (older.length > 0) await end(browser);
      const { headers } = await current.openSession({
        body: { accountId, ipAddress: browser.address, userAgent },
        ...cookieOf(browser),
        returnHeaders: true,
      });
      return headers.getSetCookie();
    },
    async find(browser) {
      if (!sessionCookie.test(browser.headers.get("cookie") ?? "")) return undefined;
      const { current, older } = await load();
      for (const api of [current, ...older]) {
        const found = await api.getSession({ ...cookieOf(browser), returnHeaders: true }).catch(nothingIfEnded);
        if (!found?.response) continue;
        const { session, user } = found.response;
        if (await isOver(context, session)) return undefined;
        await noteSeen(context, session);
        const cookies = api === current ? found.headers.getSetCookie() : await handToken(session.token, browser);
        return { accountId: user.id, sessionId: session.id, cookies };
      }
      return undefined;
    },
  };
}

/** The library once for each accepted secret: the current one signs the cookies, and those of older ones are signed anew. */
function loader(context: Needed, siteUrl: URL) {
  const load = async () => {
    const { createAuth } = await import("./auth.ts");
    const [current, ...older] = context.secrets.keys("account");
    const apiOf = (secret: string) => createAuth(context, siteUrl, secret).api;
    return { current: apiOf(current), older: older.map(apiOf) };
  };
  let loading: ReturnType<typeof load> | undefined;
  return () => (loading ??= load());
}

type Found = { id: string; createdAt: Date; updatedAt: Date };

/** By its age alone: that the library ends it at the same time rests on what was written when it began. */
async function isOver({ database, clock }: Pick<Context, "database" | "clock">, { id, createdAt }: Found): Promise<boolean> {
  const isOld = clock.now().getTime() - createdAt.getTime() >= sessionDays * dayMs;
  if (isOld) await database.delete(accountSession).where(eq(accountSession.id, id));
  return isOld;
}

/** When a session was last seen, give or take some minutes. */
async function noteSeen({ database, clock }: Pick<Context, "database" | "clock">, { id, updatedAt }: Found): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - seenEveryMs);
  if (updatedAt <= before)
    await database
      .update(accountSession)
      .set({ updatedAt: now })
      .where(and(eq(accountSession.id, id), lte(accountSession.updatedAt, before)));
}

/** A session that another request ends while this one reads it is no fault. */
function nothingIfEnded(error: unknown): undefined {
  const isEnded = typeof error === "object" && error !== null && "statusCode" in error && error.statusCode === 401;
  if (!isEnded) throw error;
}
