import http from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { codeOf } from "#platform/failures";
import { resolveName, type Resolved } from "./resolve-name.ts";
import { isLoopback, isPublic } from "./special-addresses.ts";

export type Resolve = (name: string) => Promise<Resolved[]>;
/** `public`: https to public addresses only. `loopback`: also this machine, for receivers in tests and development. */
export type Reach = "public" | "loopback";

/** Response status with its raw `Retry-After`, or the reason why there is no response. */
export type PostResult = { ok: boolean; status: number; retryAfter?: string } | { ok: false; why: "notPublic" | "timeout" | "unreachable" };

export type SafeHttpClient = {
  /** Checks the format of a URL and the addresses that its name resolves to now. */
  checkUrl(url: URL): Promise<"fine" | "format" | "notPublic">;
  post(url: URL, message: Message): Promise<PostResult>;
};
export type Message = { body: string; headers: Record<string, string> };

const timeoutMs = 10_000;
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "");

class NotPublic extends Error {}

const mayReach = (address: string, reach: Reach) => isPublic(address) || (reach === "loopback" && isLoopback(address));

type Options = { reach: Reach; resolve: Resolve };

/** HTTP client for user-supplied URLs with SSRF protection: refuses private addresses and follows no redirects. */
export function openSafeHttpClient({ reach, resolve = resolveName }: { reach: Reach; resolve?: Resolve }): SafeHttpClient {
  const options = { reach, resolve };
  return { checkUrl: (url) => judgeAddress(url, options), post: (url, message) => postTo(url, message, options) };
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
 * Connects only to the addresses that are checked here, so that DNS rebinding between check and request has no effect. Neither
 * follows redirects nor reads the response body.
 */
async function postTo(url: URL, { body, headers }: Message, { reach, resolve }: Options): Promise<PostResult> {
  const host = hostOf(url);
  // Checks a literal IP address here, because Node calls no `lookup` for it.
  if (isIP(host) !== 0 && !mayReach(host, reach)) return { ok: false, why: "notPublic" };
  const lookup: LookupFunction = (name, options, callback) => {
    resolve(name).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => mayReach(address, reach))) callback(new NotPublic(), "", 0);
        else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, "", 0),
    );
  };
  const options = {
    method: "POST",
    lookup,
    agent: false,
    headers: { ...headers, "Content-Length": String(Buffer.byteLength(body)) },
    signal: AbortSignal.timeout(timeoutMs),
  } as const;
  const { promise, resolve: settle } = Promise.withResolvers<PostResult>();
  const request = (url.protocol === "https:" ? https : http).request(url, options, (response) => {
    const status = response.statusCode ?? 0;
    const retryAfter = response.headers["retry-after"];
    settle({ ok: status >= 200 && status < 300, status, ...(retryAfter !== undefined && { retryAfter }) });
    response.destroy();
  });
  request.on("error", (error) => settle({ ok: false, why: reasonOf(error) }));
  request.end(body);
  return promise;
}

function reasonOf(error: Error): "notPublic" | "timeout" | "unreachable" {
  if (error instanceof NotPublic) return "notPublic";
  return codeOf(error) === "ABORT_ERR" || error.name === "TimeoutError" ? "timeout" : "unreachable";
}
