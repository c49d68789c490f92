import { betterAuth } from "better-auth/minimal";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import * as v from "valibot";
import { account, accountCredential, accountSession } from "#db/account.ts";
import type { Context } from "../context.ts";
import { sessionDays } from "./schema.ts";
import { daySeconds } from "#i18n/day.ts";
import { safeMessage } from "#platform/log";

/** Prefix of the session cookies' names, itself preceded by `__Secure-` under HTTPS. */
export const cookiePrefix = "ecactus";

/**
 * Creates better-auth, which manages sessions and their cookies. `secret` signs the cookies. Import this module only
 * when needed: the library is large.
 */
export function createAuth({ database, log }: Pick<Context, "database" | "log">, siteUrl: URL, secret: string) {
  return betterAuth({
    baseURL: siteUrl.origin,
    secret,
    database: drizzleAdapter(database, { provider: "pg", schema: { user: account, session: accountSession, account: accountCredential } }),
    session: { expiresIn: sessionDays * daySeconds, disableSessionRefresh: true },
    advanced: {
      cookiePrefix,
      useSecureCookies: siteUrl.protocol === "https:",
      // The schema lacks tables and columns of better-auth's other login methods.
      database: { generateId: "uuid", validateSchema: false },
    },
    // Log only the message: further arguments may contain a token. Some calls pass an error instead of a string.
    logger: { level: "error", log: (_, message: unknown) => log.warn("account.library", { message: messageText(message) }) },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    plugins: [{ id: "open-session", endpoints: { openSession, signCookie } }],
  });
}

const messageText = (message: unknown) => (message instanceof Error ? safeMessage(message) : String(message));

const openSessionBody = v.object({ accountId: v.string(), ipAddress: v.string(), userAgent: v.string() });

/** Creates a session for the browser and deletes its former one. */
const openSession = createAuthEndpoint.serverOnly({ method: "POST", body: openSessionBody, requireHeaders: true }, async (ctx) => {
  const { internalAdapter, authCookies, secret } = ctx.context;
  const { accountId, ...device } = ctx.body;
  const previousToken = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
  if (previousToken) await internalAdapter.deleteSession(previousToken);
  const session = await internalAdapter.createSession(accountId, false, device);
  const user = await internalAdapter.findUserById(accountId);
  if (!session || !user) throw new Error("better-auth created no session for the account");
  await setSessionCookie(ctx, { session, user });
  return ctx.json({ id: session.id });
});

/** Sets the cookie of the session with this token, if it exists. */
const signCookie = createAuthEndpoint.serverOnly(
  { method: "POST", body: v.object({ token: v.string() }), requireHeaders: true },
  async (ctx) => {
    const session = await ctx.context.internalAdapter.findSession(ctx.body.token);
    if (session) await setSessionCookie(ctx, session);
    return ctx.json({});
  },
);
