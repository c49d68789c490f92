import type { Context } from "../context.ts";

/** Whoever asks: their request's headers, and the address it came from. */
export type Visitor = { headers: Headers; address: string };

/** `cookies` are to be sent with the answer, each as a `Set-Cookie` header. */
export type Session = { accountId: string; sessionId: string; cookies: string[] };

export type Sessions = {
  /** Logs the visitor's browser in with a new session; the one it had is ended. */
  open(accountId: string, visitor: Visitor): Promise<string[]>;
  find(visitor: Visitor): Promise<Session | undefined>;
  /** Ends the browser's session and takes its cookies back. */
  end(visitor: Visitor): Promise<string[]>;
};

const longestUserAgent = 400;
const sessionCookie = /(?:^|;\s*)(?:__Secure-)?ecactus\.session_token=/;

/** Nothing is loaded before somebody logs in or has a cookie of a session. */
export function openSessions(context: Pick<Context, "database" | "secrets" | "log">, siteUrl: URL): Sessions {
  let loading: Promise<Awaited<ReturnType<typeof load>>> | undefined;
  const load = async () => (await import("./auth.ts")).createAuth(context, siteUrl).api;
  const api = () => (loading ??= load());
  const cookieOf = ({ headers }: Visitor) => ({ headers: new Headers({ cookie: headers.get("cookie") ?? "" }) });

  return {
    async open(accountId, visitor) {
      const userAgent = (visitor.headers.get("user-agent") ?? "").slice(0, longestUserAgent);
      const { headers } = await (await api()).openSession({ body: { accountId, ipAddress: visitor.address, userAgent }, ...cookieOf(visitor), returnHeaders: true });
      return headers.getSetCookie();
    },
    async find(visitor) {
      if (!sessionCookie.test(visitor.headers.get("cookie") ?? "")) return undefined;
      const found = await (await api()).getSession({ ...cookieOf(visitor), returnHeaders: true }).catch(nothingIfEnded);
      if (!found?.response) return undefined;
      const { headers, response } = found;
      return { accountId: response.user.id, sessionId: response.session.id, cookies: headers.getSetCookie() };
    },
    async end(visitor) {
      if (!sessionCookie.test(visitor.headers.get("cookie") ?? "")) return [];
      const { headers } = await (await api()).signOut({ ...cookieOf(visitor), returnHeaders: true });
      return headers.getSetCookie();
    },
  };
}

/** A session that another request ends while this one reads it is no fault. */
function nothingIfEnded(error: unknown): undefined {
  if ((error as { statusCode?: unknown }).statusCode !== 401) throw error;
}
