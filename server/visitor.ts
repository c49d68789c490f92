import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import type { Context } from "hono";
import type { Session } from "#domain/account";
import { localeCookieName, readCookie } from "#i18n/language-cache.ts";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import type { Context as ActorContext } from "../domain/context.ts";

/** What the connection tells, in a server; a call in process says on whose behalf it is made. */
export type Bindings = {
  incoming?: IncomingMessage;
  address?: string;
  /** The page that calls has passed the admission already. */ admitted?: boolean;
  /** A page calls, in process: it logs what it is refused with. */ ofPage?: true;
};
/** `session` and `context` are there where somebody is signed in: whose account it is acts in that context. */
export type VisitorEnv = { Bindings: Bindings; Variables: { requestId?: string; session?: Session; context?: ActorContext } };
/** What tells of the visitor, in the context of any call. */
export type VisitorCall = Pick<Context<VisitorEnv>, "env" | "req">;

const unknownAddress = "0.0.0.0";

/**
 * The client's address: the connection's, or, where that is a trusted proxy's, the last one in X-Forwarded-For that
 * is not. Headers of anybody else are not believed.
 */
export function clientAddress(context: VisitorCall, trustedProxy: BlockList | undefined): string {
  const { incoming, address } = context.env ?? {};
  const connection = plainAddress(address ?? incoming?.socket.remoteAddress ?? unknownAddress);
  if (!trustedProxy || !isIn(trustedProxy, connection)) return connection;
  const forwarded = (context.req.header("x-forwarded-for") ?? "").split(",").map((part) => plainAddress(part.trim()));
  return forwarded.findLast((candidate) => isIP(candidate) !== 0 && !isIn(trustedProxy, candidate)) ?? connection;
}

/** Whom a limit counts: a household has one IPv4 address, but 2^64 of IPv6. */
export function limitedAddress(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.split("::");
  const first = head.split(":").filter(Boolean);
  const last = tail?.split(":").filter(Boolean) ?? [];
  const groups = [...first, ...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0"), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

/** Whom a limit counts behind a call. */
export function limitedVisitor(context: VisitorCall, trustedProxy: BlockList | undefined): string {
  return limitedAddress(clientAddress(context, trustedProxy));
}

/**
 * The language to write to a visitor in: the page's, which its call tells by Language, and where that is French by
 * Accept-Language alone. A call of no page: the locale cookie's, else the browser's.
 */
export function visitorLanguage(context: Context): Language {
  const locale = context.req.header("language");
  const told = languageCodes.filter((code) => languages[code].locale === locale);
  if (told.length === 1 && told[0]) return told[0];
  const kept = locale === undefined ? readCookie(context.req.header("cookie"), localeCookieName) : undefined;
  const wanted = (kept ?? context.req.header("accept-language") ?? "").split(",", 1)[0]!.replace(/;.*/, "").trim().toLowerCase();
  const exact = languageCodes.find((code) => languages[code].tag.toLowerCase() === wanted);
  return exact ?? languageCodes.find((code) => languages[code].tag.split("-", 1)[0] === wanted.split("-", 1)[0]) ?? "en";
}

/** As the lists of proxies and the limits have it. */
export function plainAddress(address: string): string {
  return address
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(/%.*$/, "")
    .toLowerCase();
}

export function isIn(list: BlockList, address: string): boolean {
  return list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}
