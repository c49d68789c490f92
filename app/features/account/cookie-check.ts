/** Name of the cookie that the login page sets, and of the field of its form that says so. */
export const cookieCheckName = "cookie_check";

/** The cookie as a Set-Cookie value. It lasts until the browser is closed and is the same for everybody. */
export function writeCookieCheck(siteUrl: string): string {
  return `${cookieCheckName}=1; Path=/; HttpOnly; SameSite=Lax${siteUrl.startsWith("https:") ? "; Secure" : ""}`;
}
