import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Services } from "../services.ts";

const visitorCookie = "captcha_visitor";

/** Whom a puzzle is made for: the visitor's random number, where they have one already. */
export function captchaVisitor(c: Context): string | undefined {
  const visitor = getCookie(c, visitorCookie);
  return visitor !== undefined && /^[\w-]{22}$/.test(visitor) ? visitor : undefined;
}

/** The same, for a visitor who gets their number now. Until the browser is closed; it tells nothing about anybody. */
export function setCaptchaVisitor(c: Context, { environment }: Pick<Services, "environment">): string {
  const known = captchaVisitor(c);
  if (known !== undefined) return known;
  const visitor = randomBytes(16).toString("base64url");
  setCookie(c, visitorCookie, visitor, { httpOnly: true, sameSite: "Lax", secure: environment.siteUrl.protocol === "https:", path: "/" });
  return visitor;
}
