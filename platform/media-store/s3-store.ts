import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { checkName } from "./check-name.ts";
import type { MediaStore } from "./media-store.ts";

const timeoutMs = 60_000;
/** Retries after a server error or throttling (429, 503). */
const retries = 3;
const defaultRegion = "us-east-1";

export class BucketError extends Error {}

/**
 * Stores files in a bucket at `https://KEY:SECRET@host/bucket?region=…`; further path segments become a prefix of every name.
 * Copies every file that is read or written to `copies` and reads it from there afterwards.
 */
export function createS3Store(address: URL, copies: MediaStore): MediaStore {
  const base = `${address.origin}${address.pathname.replace(/\/+$/, "")}`;
  const [, bucket, ...prefix] = new URL(base).pathname.split("/");
  const before = prefix.map((segment) => `${segment}/`).join("");
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(address.username),
    secretAccessKey: decodeURIComponent(address.password),
    service: "s3",
    region: address.searchParams.get("region") ?? defaultRegion,
    retries,
  });

  const addressOf = (name: string) => `${base}/${checkName(name)}`;

  async function send(method: string, url: string, init: RequestInit = {}): Promise<Response | undefined> {
    const description = `${method} ${new URL(url).pathname}`;
    const response = await client.fetch(url, { ...init, method, signal: AbortSignal.timeout(timeoutMs) }).catch((error: unknown) => {
      throw new BucketError(`${description}: no answer`, { cause: error });
    });
    if (response.ok) return response;
    const [, code = ""] = /<Code>([^<]*)</.exec(await response.text()) ?? [];
    if (response.status === 404 && code !== "NoSuchBucket") return undefined;
    throw new BucketError(`${description}: ${response.status} ${code}`.trim());
  }

  async function listPage(folder: string, after: string): Promise<{ names: string[]; hasMore: boolean }> {
    const query = new URLSearchParams({ prefix: `${before}${checkName(folder)}/`, marker: before + after });
    const response = await send("GET", `${address.origin}/${bucket}?${query}`);
    const xml = (await response?.text()) ?? "";
    // Names contain no characters that XML would escape.
    const names = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => key.slice(before.length));
    return { names, hasMore: xml.includes("<IsTruncated>true<") };
  }

  return {
    async put(name, bytes, type) {
      const sum = createHash("sha256").update(bytes).digest("hex");
      await send("PUT", addressOf(name), { body: new Uint8Array(bytes), headers: { "content-type": type, "x-amz-content-sha256": sum } });
      await copies.put(name, bytes, type);
    },
    async get(name) {
      const copy = await copies.get(name);
      if (copy) return copy;
      const response = await send("GET", addressOf(name));
      if (!response) return undefined;
      await copies.put(name, new Uint8Array(await response.arrayBuffer()), response.headers.get("content-type") ?? "");
      return copies.get(name);
    },
    has: async (name) => (await send("HEAD", addressOf(name))) !== undefined,
    async delete(name) {
      await send("DELETE", addressOf(name));
      await copies.delete(name);
    },
    async list(folder) {
      const names: string[] = [];
      for (let hasMore = true; hasMore;) {
        const page = await listPage(folder, names.at(-1) ?? "");
        names.push(...page.names);
        hasMore = page.hasMore;
      }
      return names.sort();
    },
  };
}
