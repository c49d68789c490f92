import { lookup as lookupName } from "node:dns/promises";
import http from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { codeOf } from "#platform/failures";
import { isLoopback, isPublic } from "./special-addresses.ts";

export type Resolved = { address: string; family: number };
export type Resolve = (name: string) => Promise<Resolved[]>;
/** `public`: https to the public internet alone. `loopback`: also this machine, for receivers of tests and of development. */
export type Reach = "public" | "loopback";

/** What a post came to: the status that was answered, with its `Retry-After` as it is, or why nobody did. */
export type Posted = { ok: boolean; status: number; retryAfter?: string } | { ok: false; why: "notPublic" | "timeout" | "unreachable" };

export type Outbound = {
  /** Whether an address is one to post to, as far as its text and its name's addresses at this moment tell. */
  judge(url: URL): Promise<"fine" | "format" | "notPublic">;
  post(url: URL, message: Message): Promise<Posted>;
};
export type Message = { body: string; headers: Record<string, string> };

const timeoutMs = 10_000;
const resolveAll: Resolve = (name) => lookupName(name, { all: true });
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "");

class NotPublic extends Error {}

const mayReach = (address: string, reach: Reach) => isPublic(address) || (reach === "loopback" && isLoopback(address));

type Options = { reach: Reach; resolve: Resolve };

/** The way to addresses that somebody else chose. */
export function openOutbound({ reach, resolve = resolveAll }: { reach: Reach; resolve?: Resolve }): Outbound {
  const options = { reach, resolve };
  return { judge: (url) => judgeAddress(url, options), post: (url, message) => postTo(url, message, options) };
}

async function judgeAddress(url: URL, { reach, resolve }: Options): Promise<"fine" | "format" | "notPublic"> {
  if (url.username !== "" || url.password !== "") return "format";
  const host = hostOf(url);
  const addresses = isIP(host) === 0 ? await resolve(host).catch(() => []) : [{ address: host, family: isIP(host) }];
  const isLocal = addresses.length > 0 && addresses.every(({ address }) => isLoopback(address));
  if (url.protocol !== "https:" && !(url.protocol === "http:" && reach === "loopback" && isLocal)) return "format";
  return addresses.length > 0 && addresses.every(({ address }) => mayReach(address, reach)) ? "fine" : "notPublic";
}

/**
 * The connection goes to the very addresses that are checked here, so that
 * a name cannot lead elsewhere between the look and the call; redirects are not followed, and no body of an answer is read.
 */
async function postTo(url: URL, { body, headers }: Message, { reach, resolve }: Options): Promise<Posted> {
  const host = hostOf(url);
  // A connection to an address that is no name asks no lookup.
  if (isIP(host) !== 0 && !mayReach(host, reach)) return { ok: false, why: "notPublic" };
  const lookup: LookupFunction = (name, options, done) => {
    resolve(name).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => mayReach(address, reach))) done(new NotPublic(), "", 0);
        else if (options.all) done(null, addresses);
        else done(null, first.address, first.family);
      },
      (error: Error) => done(error, "", 0),
    );
  };
  const options = {
    method: "POST",
    lookup,
    agent: false,
    headers: { ...headers, "Content-Length": String(Buffer.byteLength(body)) },
    signal: AbortSignal.timeout(timeoutMs),
  } as const;
  const { promise, resolve: settle } = Promise.withResolvers<Posted>();
  const request = (url.protocol === "https:" ? https : http).request(url, options, (response) => {
    const status = response.statusCode ?? 0;
    const retryAfter = response.headers["retry-after"];
    settle({ ok: status >= 200 && status < 300, status, ...(retryAfter !== undefined && { retryAfter }) });
    response.destroy();
  });
  request.on("error", (error) => settle({ ok: false, why: whyNot(error) }));
  request.end(body);
  return promise;
}

function whyNot(error: Error): "notPublic" | "timeout" | "unreachable" {
  if (error instanceof NotPublic) return "notPublic";
  return codeOf(error) === "ABORT_ERR" || error.name === "TimeoutError" ? "timeout" : "unreachable";
}
