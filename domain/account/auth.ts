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

/** Its cookies' names begin so; with https `__Secure-` goes before. */
export const cookiePrefix = "ecactus";

/**
 * The library that keeps sessions and their cookies, which `secret` signs. To be imported when it is needed: it is large.
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
      // Tables and columns that only its other ways of logging in would use are not there.
      database: { generateId: "uuid", validateSchema: false },
    },
    // Its messages alone: what comes with them may hold a token. Some of its calls hand an error instead of a message.
    logger: { level: "error", log: (_, message: unknown) => log.warn("account.library", { message: textOf(message) }) },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    plugins: [{ id: "open-session", endpoints: { openSession, signCookie } }],
  });
}

const textOf = (message: unknown) => (message instanceof Error ? safeMessage(message) : String(message));

const openSessionBody = v.object({ accountId: v.string(), ipAddress: v.string(), userAgent: v.string() });

/** Logs a browser in, and ends the session that it had before. */
const openSession = createAuthEndpoint.serverOnly({ method: "POST", body: openSessionBody, requireHeaders: true }, async (ctx) => {
  const { internalAdapter, authCookies, secret } = ctx.context;
  const { accountId, ...device } = ctx.body;
  const before = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
  if (before) await internalAdapter.deleteSession(before);
  const session = await internalAdapter.createSession(accountId, false, device);
  const user = await internalAdapter.findUserById(accountId);
  if (!session || !user) throw new Error("no session could be made");
  await setSessionCookie(ctx, { session, user });
  return ctx.json({ id: session.id });
});

/** Sets the cookie of the session that has this token, where there is one. */
const signCookie = createAuthEndpoint.serverOnly(
  { method: "POST", body: v.object({ token: v.string() }), requireHeaders: true },
  async (ctx) => {
    const found = await ctx.context.internalAdapter.findSession(ctx.body.token);
    if (found) await setSessionCookie(ctx, found);
    return ctx.json({});
  },
);
