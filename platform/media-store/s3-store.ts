import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { checkName } from "./check-name.ts";
import type { MediaStore } from "./index.ts";

const timeoutMs = 60_000;
/** After the first try, where the server fails or asks for patience. */
const retries = 3;
const defaultRegion = "us-east-1";

/** Why a bucket did not do what it was asked for; what it says never holds the key's secret. */
export class BucketError extends Error {}

/**
 * A bucket at `https://KEY:SECRET@host/bucket?region=…`; further segments of the path go before every name. What is read
 * or written is kept in `copies` as well, and read from there from then on.
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

  async function ask(method: string, url: string, init: RequestInit = {}): Promise<Response | undefined> {
    const asked = `${method} ${new URL(url).pathname}`;
    const response = await client.fetch(url, { ...init, method, signal: AbortSignal.timeout(timeoutMs) }).catch((error: unknown) => {
      throw new BucketError(`${asked}: no answer`, { cause: error });
    });
    if (response.ok) return response;
    const [, code = ""] = /<Code>([^<]*)</.exec(await response.text()) ?? [];
    if (response.status === 404 && code !== "NoSuchBucket") return undefined;
    throw new BucketError(`${asked}: ${response.status} ${code}`.trim());
  }

  /** One page of a listing, and whether there is another. */
  async function listPage(folder: string, after: string): Promise<{ names: string[]; hasMore: boolean }> {
    const query = new URLSearchParams({ prefix: `${before}${checkName(folder)}/`, marker: before + after });
    const response = await ask("GET", `${address.origin}/${bucket}?${query}`);
    const xml = (await response?.text()) ?? "";
    // Names have none of the signs that XML would write otherwise.
    const names = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => key.slice(before.length));
    return { names, hasMore: xml.includes("<IsTruncated>true<") };
  }

  return {
    async put(name, bytes, type) {
      const sum = createHash("sha256").update(bytes).digest("hex");
      await ask("PUT", addressOf(name), { body: new Uint8Array(bytes), headers: { "content-type": type, "x-amz-content-sha256": sum } });
      await copies.put(name, bytes, type);
    },
    async get(name) {
      const copy = await copies.get(name);
      if (copy) return copy;
      const response = await ask("GET", addressOf(name));
      if (!response) return undefined;
      await copies.put(name, new Uint8Array(await response.arrayBuffer()), response.headers.get("content-type") ?? "");
      return copies.get(name);
    },
    has: async (name) => (await ask("HEAD", addressOf(name))) !== undefined,
    async delete(name) {
      await ask("DELETE", addressOf(name));
      await copies.delete(name);
    },
    async list(folder) {
      const found: string[] = [];
      for (let hasMore = true; hasMore;) {
        const page = await listPage(folder, found.at(-1) ?? "");
        found.push(...page.names);
        hasMore = page.hasMore;
      }
      return found.sort();
    },
  };
}
