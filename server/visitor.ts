import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import type { Context } from "hono";
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6ToBinary,
  expandIPv6,
  isIPv4MappedIPv6,
} from "hono/utils/ipaddr";
import type { Session } from "#domain/account";
import type { ApiKey } from "#domain/open-api";
import type { StaffUser } from "#domain/staff";
import { localeCookieName, readCookie } from "#i18n/language-cache.ts";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import type { Context as ActorContext, StaffContext } from "../domain/context.ts";
import { acceptedLanguages } from "./accepted-languages.ts";

/** Bindings of the Hono app: socket of a request, or visitor's address in an in-process call of a page. */
export type Bindings = {
  incoming?: IncomingMessage;
  address?: string;
  /** Set if the calling page has passed load shedding. */
  admitted?: boolean;
  /** Set for in-process calls of a page, which logs errors itself. */
  ofPage?: true;
};
export type StaffCall = { user: StaffUser; sessionId: string; endsAt: Date; context: StaffContext };
/** `session` and `context` are set for a logged-in user; the context acts as that account. `key`: API key of the request. */
export type VisitorEnv = {
  Bindings: Bindings;
  Variables: { requestId?: string; session?: Session; context?: ActorContext; staff?: StaffCall; key?: ApiKey };
};
/** Parts of a Hono context that identify the visitor. */
export type VisitorCall = Pick<Context<VisitorEnv>, "env" | "req">;

const unknownAddress = "0.0.0.0";

/**
 * Returns the address of the connection, or if that is a trusted proxy's, the last untrusted address in X-Forwarded-For. The header
 * is ignored on other connections.
 */
export function clientAddress(context: VisitorCall, trustedProxy: BlockList | undefined): string {
  const { incoming, address } = context.env ?? {};
  const connection = normaliseAddress(address ?? incoming?.socket.remoteAddress ?? unknownAddress);
  if (!trustedProxy || !isInBlockList(trustedProxy, connection)) return connection;
  const forwarded = (context.req.header("x-forwarded-for") ?? "").split(",").map((part) => normaliseAddress(part.trim()));
  return forwarded.findLast((candidate) => isIP(candidate) !== 0 && !isInBlockList(trustedProxy, candidate)) ?? connection;
}

/** Returns the key for rate limits: the IPv4 address or the IPv6 /64 prefix, because one household has 2^64 IPv6 addresses. */
export function rateLimitKeyOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = expandIPv6(address).split(":").slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}

export function visitorRateLimitKey(context: VisitorCall, trustedProxy: BlockList | undefined): string {
  return rateLimitKeyOf(clientAddress(context, trustedProxy));
}

/**
 * Language for messages to a visitor: that of the `Language` header; if it names several, the best of Accept-Language. Without the
 * header that of the locale cookie, else the browser's.
 */
export function visitorLanguage(context: Context): Language {
  const locale = context.req.header("language");
  const candidates = languageCodes.filter((code) => languages[code].locale === locale);
  if (candidates.length === 1 && candidates[0]) return candidates[0];
  const cookieTag = locale === undefined ? readCookie(context.req.header("cookie"), localeCookieName) : undefined;
  const tags = cookieTag === undefined ? acceptedLanguages(context.req.header("accept-language")) : [cookieTag];
  return tags.map(languageOf).find((code) => code !== undefined) ?? "en";
}

function languageOf(tagOrPrefix: string): Language | undefined {
  const tagOf = (code: Language) => languages[code].tag.toLowerCase();
  const tag = tagOrPrefix.toLowerCase();
  const exact = languageCodes.find((code) => tagOf(code) === tag);
  return exact ?? languageCodes.find((code) => tagOf(code).split("-", 1)[0] === tag.split("-", 1)[0]);
}

/** Normalises an IP address for BlockList and rate limits: lower case, no zone id, IPv4-mapped IPv6 as IPv4. */
export function normaliseAddress(address: string): string {
  const normalised = address.replace(/%.*$/, "").toLowerCase();
  if (isIP(normalised) !== 6) return normalised;
  const binary = convertIPv6ToBinary(normalised);
  return isIPv4MappedIPv6(binary) ? convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(binary)) : normalised;
}

export function isInBlockList(list: BlockList, address: string): boolean {
  return list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}
