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
import type { PresentedKey } from "#domain/open-api";
import type { Member } from "#domain/staff";
import { localeCookieName, readCookie } from "#i18n/language-cache.ts";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import type { Context as ActorContext, StaffContext } from "../domain/context.ts";
import { acceptedLanguages } from "./accepted-languages.ts";

/** Bindings of the Hono app: the socket of a request, or in a call by a page in process the visitor's address. */
export type Bindings = {
  incoming?: IncomingMessage;
  address?: string;
  /** Set if the calling page has passed the load shedding. */
  admitted?: boolean;
  /** Set for in-process calls of a page, which logs errors itself. */
  ofPage?: true;
};
/** Staff call: the user, the end of the session and the context. */
export type StaffCall = { member: Member; endsAt: Date; context: StaffContext };
/** `key`: API key of the request. `session` and `context` are set for a logged-in user; the context acts as that account. */
export type VisitorEnv = {
  Bindings: Bindings;
  Variables: { requestId?: string; session?: Session; context?: ActorContext; staff?: StaffCall; key?: PresentedKey };
};
/** Parts of any Hono context that identify the visitor. */
export type VisitorCall = Pick<Context<VisitorEnv>, "env" | "req">;

const unknownAddress = "0.0.0.0";

/**
 * IP address of the client: the connection's, or if that is a trusted proxy's, the last untrusted address in X-Forwarded-For. The
 * header is ignored on other connections.
 */
export function clientAddress(context: VisitorCall, trustedProxy: BlockList | undefined): string {
  const { incoming, address } = context.env ?? {};
  const connection = plainAddress(address ?? incoming?.socket.remoteAddress ?? unknownAddress);
  if (!trustedProxy || !isIn(trustedProxy, connection)) return connection;
  const forwarded = (context.req.header("x-forwarded-for") ?? "").split(",").map((part) => plainAddress(part.trim()));
  return forwarded.findLast((candidate) => isIP(candidate) !== 0 && !isIn(trustedProxy, candidate)) ?? connection;
}

/** Key of a client for rate limits: its IPv4 address or IPv6 /64 prefix, because one household has 2^64 IPv6 addresses. */
export function limitedAddress(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = expandIPv6(address).split(":").slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}

/** Key of a request's client for rate limits. */
export function limitedVisitor(context: VisitorCall, trustedProxy: BlockList | undefined): string {
  return limitedAddress(clientAddress(context, trustedProxy));
}

/**
 * Language for messages to a visitor: the page's, named in the `Language` header; if that names several languages, the best of
 * Accept-Language. Without the header the locale cookie's, else the browser's.
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

/** Normalises an IP address as BlockList and rate limits expect it: lower case, no zone id, IPv4-mapped IPv6 as IPv4. */
export function plainAddress(address: string): string {
  const normalised = address.replace(/%.*$/, "").toLowerCase();
  if (isIP(normalised) !== 6) return normalised;
  const binary = convertIPv6ToBinary(normalised);
  return isIPv4MappedIPv6(binary) ? convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(binary)) : normalised;
}

export function isIn(list: BlockList, address: string): boolean {
  return list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}
