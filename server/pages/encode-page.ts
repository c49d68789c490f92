import { cacheBody, compress, sizeOfBody, type Bytes, type CachedBody, type Encoding } from "#platform/encoding";
import type { PagePolicy } from "../security-headers.ts";
import { inlineHashes } from "./inline-hashes.ts";
import type { RenderedPage } from "./page-renderer.ts";

export type PageHead = {
  policy: string;
  headers: Record<string, string>;
  /** Whether all API calls of the render succeeded; an incomplete page is not cached. */
  isComplete: boolean;
};
export type CachedPage = PageHead & { html: CachedBody; payload: CachedBody; expiresAt: Date | undefined };
export type PageBody = PageHead & { bytes: Bytes };

export async function encodeForCache(rendered: RenderedPage, policy: PagePolicy): Promise<CachedPage> {
  const [html, payload] = await Promise.all([cacheBody(rendered.result.html ?? ""), cacheBody(payloadOf(rendered))]);
  return { ...headOf(rendered, policy), html, payload, expiresAt: rendered.result.expiresAt };
}

export async function encodeOnce(
  rendered: RenderedPage,
  policy: PagePolicy,
  body: "html" | "payload",
  encoding: Encoding,
): Promise<PageBody> {
  const text = body === "html" ? (rendered.result.html ?? "") : payloadOf(rendered);
  return { ...headOf(rendered, policy), bytes: await compress(Buffer.from(text), encoding) };
}

export function sizeOfPage({ html, payload, policy }: CachedPage): number {
  return sizeOfBody(html) + sizeOfBody(payload) + policy.length;
}

function headOf({ response, result: { html = "" }, isComplete }: RenderedPage, policy: PagePolicy): PageHead {
  response.headers.delete("content-type");
  return { policy: policy(inlineHashes(html)), headers: Object.fromEntries(response.headers), isComplete };
}

/** Returns the loader data of the page's own route as JSON, without those of its layouts. */
function payloadOf({ result: { loaderData = {} } }: RenderedPage): string {
  const id = Object.keys(loaderData).find((routeId) => routeId !== "root" && !routeId.startsWith("layout-"));
  return JSON.stringify(id === undefined ? null : loaderData[id]);
}
