/** Name of the cookie that the login page sets, and of the form field that tells the server to expect it. */
export const cookieCheckName = "cookie_check";

/** Formats a Set-Cookie value: a session cookie with the same value for all visitors. */
export function writeCookieCheck(siteUrl: string): string {
  return `${cookieCheckName}=1; Path=/; HttpOnly; SameSite=Lax${siteUrl.startsWith("https:") ? "; Secure" : ""}`;
}
