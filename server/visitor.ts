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

/** What the connection tells, in a server; a call in process says on whose behalf it is made. */
export type Bindings = {
  incoming?: IncomingMessage;
  address?: string;
  /** The page that calls has passed the admission already. */ admitted?: boolean;
  /** A page calls, in process: it logs what it is refused with. */ ofPage?: true;
};
/** A call of staff: who acts, until when at most, and in which context. */
export type StaffCall = { member: Member; endsAt: Date; context: StaffContext };
/** `key`: the one that the call shows. `session` and `context` are there where somebody is signed in: whose account it is acts in that context. */
export type VisitorEnv = {
  Bindings: Bindings;
  Variables: { requestId?: string; session?: Session; context?: ActorContext; staff?: StaffCall; key?: PresentedKey };
};
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
  const groups = expandIPv6(address).split(":").slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
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
  const wanted = kept === undefined ? acceptedLanguages(context.req.header("accept-language")) : [kept];
  return wanted.map(languageOf).find((code) => code !== undefined) ?? "en";
}

function languageOf(wanted: string): Language | undefined {
  const tagOf = (code: Language) => languages[code].tag.toLowerCase();
  const tag = wanted.toLowerCase();
  const exact = languageCodes.find((code) => tagOf(code) === tag);
  return exact ?? languageCodes.find((code) => tagOf(code).split("-", 1)[0] === tag.split("-", 1)[0]);
}

/** As the lists of proxies and the limits have it. */
export function plainAddress(address: string): string {
  const plain = address.replace(/%.*$/, "").toLowerCase();
  if (isIP(plain) !== 6) return plain;
  const binary = convertIPv6ToBinary(plain);
  return isIPv4MappedIPv6(binary) ? convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(binary)) : plain;
}

export function isIn(list: BlockList, address: string): boolean {
  return list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}
