import type { ApiClient } from "#app/api-client/api-client.ts";
import type { Values } from "#app/form/submit-form.ts";
import { plantIds } from "#domain/simulation/schema";
import { keysOf } from "#i18n/keys-of.ts";

/** Allow-list of the calls that the form can make. */
export const calls = {
  productList: { at: () => "/product/list", isList: true },
  product: { at: (id: string) => `/product/${id}`, isList: false },
  newsList: { at: () => "/news/list", isList: true },
  news: { at: (id: string) => `/news/${id}`, isList: false },
  config: { at: () => "/config/i18n", isList: false },
  plants: { at: () => "/v1/plants", isList: false },
  plantState: { at: (id: string) => `/v1/plants/${id}/state`, isList: false, ofPlant: true },
  plantHistory: { at: (id: string) => `/v1/plants/${id}/history`, isList: false, ofPlant: true },
  plantAlarms: { at: (id: string) => `/v1/plants/${id}/alarms`, isList: false, ofPlant: true },
} satisfies Record<string, { at(id: string): Parameters<ApiClient["prepareRequest"]>[0]; isList: boolean; ofPlant?: true }>;

/** Request and response as text; `status` is 0 without a response. */
export type CallResult = { request: string; status: number; durationMs: number; body: string; isTruncated: boolean };

const maxBodyLength = 20_000;

/** Runs in the browser, or on the server without JavaScript. */
export async function tryCall(api: ApiClient, fields: Values): Promise<CallResult> {
  const call = calls[keysOf(calls).find((name) => name === fields.call) ?? "productList"];
  const size = (fields.size ?? "").normalize("NFKC").trim();
  const query: Record<string, string> = call.isList ? { page: "1", size: /^[1-9]\d?$/.test(size) ? size : "3" } : {};
  const key = fields.key?.trim();
  const headers = key && isHeaderText(key) ? { Authorization: `Bearer ${key}` } : undefined;
  const typedId = fields.id?.trim() || "copia";
  // The field may still hold the id of an entry.
  const id = "ofPlant" in call && !plantIds.some((plant) => plant === typedId) ? plantIds[0] : typedId;
  const { request: preparedRequest, send } = api.prepareRequest(call.at(encodeURIComponent(id)), query, headers ?? {});
  const request = formatRequest(preparedRequest);
  const startedAt = performance.now();
  try {
    const response = await send();
    const text = formatJson(await response.text());
    return {
      request,
      status: response.status,
      durationMs: Math.round(performance.now() - startedAt),
      body: text.slice(0, maxBodyLength),
      isTruncated: text.length > maxBodyLength,
    };
  } catch {
    return { request, status: 0, durationMs: Math.round(performance.now() - startedAt), body: "", isTruncated: false };
  }
}

/** Formats the request as created: on the server the visitor's cookies are added only when it is sent. */
function formatRequest({ method, url, headers }: Request): string {
  const { pathname, search, host } = new URL(url);
  const headerLines = Array.from(headers, ([name, value]) => `${name}: ${name === "authorization" ? hideSecret(value) : value}`);
  return [`${method} ${pathname}${search}`, `host: ${host}`, ...headerLines].join("\n");
}

const isHeaderText = (text: string) => /^[\x21-\x7e]+$/.test(text);

function hideSecret(authorization: string): string {
  return authorization.replace(/\..*$/, ".••••••••");
}

function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
