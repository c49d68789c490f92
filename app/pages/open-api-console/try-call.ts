import type { Values } from "#app/shell/form/submit-form.ts";

/** The calls of the content API that can be tried: no others, whatever a form says. */
export const calls = {
  productList: { path: "/product/list", isList: true },
  product: { path: "/product/{id}", isList: false },
  newsList: { path: "/news/list", isList: true },
  news: { path: "/news/{id}", isList: false },
  config: { path: "/config/i18n", isList: false },
} as const;
export type CallName = keyof typeof calls;

/** What was sent and what came back; `status` 0 is no answer. */
export type Tried = { request: string; status: number; ms: number; body: string; cut: boolean };

const longestBody = 20_000;
const patienceMs = 36_000;

/** Makes the call of the form, in the browser or, without code there, on the server: by the way that is given. */
export async function tryCall(base: string, fields: Values, send: (request: Request) => Promise<Response>): Promise<Tried> {
  const call = calls[Object.hasOwn(calls, fields.call ?? "") ? (fields.call as CallName) : "productList"];
  const url = new URL(base + call.path.replace("{id}", encodeURIComponent(fields.id?.trim() || "copia")));
  if (call.isList) url.search = new URLSearchParams({ page: "1", size: /^[1-9]\d?$/.test(fields.size ?? "") ? fields.size! : "3" }).toString();
  const key = fields.key?.trim();
  const headers: Record<string, string> = { Accept: "application/json", "X-Requested-With": "XMLHttpRequest", ...(key && isHeaderText(key) && { Authorization: `Bearer ${key}` }) };
  const shown = Object.entries(headers).map(([name, value]) => `${name}: ${name === "Authorization" ? hideSecret(value) : value}`);
  const request = [`GET ${url.pathname}${url.search}`, `Host: ${url.host}`, ...shown].join("\n");
  const began = performance.now();
  try {
    const response = await send(new Request(url, { headers, signal: AbortSignal.timeout(patienceMs) }));
    const text = pretty(await response.text());
    return { request, status: response.status, ms: Math.round(performance.now() - began), body: text.slice(0, longestBody), cut: text.length > longestBody };
  } catch {
    return { request, status: 0, ms: Math.round(performance.now() - began), body: "", cut: false };
  }
}

const isHeaderText = (text: string) => /^[\x21-\x7e]+$/.test(text);

function hideSecret(authorization: string): string {
  return authorization.replace(/\..*$/, ".••••••••");
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
