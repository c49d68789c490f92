// Client of the eCactus Open API: content, and the sandbox of simulated plants at /api/v1. Needs Node 22.18 or newer, no package.
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Calls } from "./calls.ts";

export type ClientOptions = {
  /** Address of the API, such as https://www.example.com/api. */
  base: string;
  /** API key `<id>.<secret>`; not needed to read published content. */
  key?: string | undefined;
  fetch?: typeof fetch;
};

/** Error response of the API. `reason` is a stable error code; `message` is text for users. */
export class ApiError extends Error {
  readonly code: number;
  readonly reason: string;
  /** Error codes by field. */
  readonly reasons: Readonly<Record<string, string>>;
  /** Seconds until the call may be retried. */
  readonly retryAfter: number | undefined;

  constructor(body: ErrorBody, retryAfter: string | null) {
    super(body.message);
    this.code = body.code;
    this.reason = body.reason;
    this.reasons = body.reasons ?? {};
    this.retryAfter = retryAfter === null ? undefined : Number(retryAfter);
  }
}

type ErrorBody = { code: number; message: string; reason: string; reasons?: Record<string, string> };
type CallName = keyof Calls;
/** Calls that return a page of a list. */
type ListCall = { [Each in CallName]: Calls[Each]["data"] extends { items: unknown[]; next: string | null } ? Each : never }[CallName];
type ListItem<Of extends ListCall> = Calls[Of]["data"] extends { items: (infer Item)[] } ? Item : never;
type Options = { idempotencyKey?: string };

export function createClient({ base, key, fetch: send = fetch }: ClientOptions) {
  async function request<Data>(name: string, input: object, { idempotencyKey }: Options = {}): Promise<Data> {
    const { method, url, body } = buildRequest(base, name, input);
    const headers = {
      Accept: "application/json",
      ...(key !== undefined && { Authorization: `Bearer ${key}` }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...(idempotencyKey !== undefined && { "Idempotency-Key": idempotencyKey }),
    };
    const response = await send(url, { method, headers, ...(body !== undefined && { body }) });
    const responseBody = await response.json();
    if (responseBody.code !== 200) throw new ApiError(responseBody, response.headers.get("retry-after"));
    return responseBody.data;
  }

  const call = <Of extends CallName>(name: Of, input: Calls[Of]["input"], options?: Options) =>
    request<Calls[Of]["data"]>(name, input, options);

  /** Iterates over all items of a list and fetches the pages as needed. */
  async function* pages<Of extends ListCall>(name: Of, input: Calls[Of]["input"]): AsyncGenerator<ListItem<Of>> {
    let cursor: string | null = "0";
    while (cursor !== null) {
      const page: { items: ListItem<Of>[]; next: string | null } = await request(name, { ...input, cursor });
      yield* page.items;
      cursor = page.next;
    }
  }

  return { call, pages };
}

/** Puts the input fields into the path; the others into the query of a GET or the body of a POST. */
function buildRequest(base: string, name: string, input: object): { method: string; url: string; body?: string } {
  const [method = "", path = ""] = name.split(" ");
  const rest = new Map<string, unknown>(Object.entries(input));
  const filledPath = path.replace(/\{(\w+)\}/g, (_, part: string) => {
    const value = String(rest.get(part));
    rest.delete(part);
    return encodeURIComponent(value);
  });
  if (method === "POST") return { method, url: base + filledPath, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = new URLSearchParams([...rest].filter(([, value]) => value !== undefined).map(([field, value]) => [field, String(value)]));
  return { method, url: `${base}${filledPath}${rest.size > 0 ? `?${query}` : ""}` };
}

const maxSignatureAgeSeconds = 300;

/** Checks that the raw body of a webhook request was signed with the secret within the last five minutes. */
export function isGenuine(secret: string, body: string, signature: string, now = new Date()): boolean {
  const [, seconds, receivedSignature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (seconds === undefined || receivedSignature === undefined) return false;
  const expected = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  const isRecent = Math.abs(now.getTime() / 1000 - Number(seconds)) <= maxSignatureAgeSeconds;
  return isRecent && timingSafeEqual(Buffer.from(expected), Buffer.from(receivedSignature));
}
