import { contentLanguages, contentLanguageOf, languages, type ContentLanguage, type Language } from "#i18n/languages.ts";
import { recordOf } from "#i18n/record-of.ts";
import type { ApiBody, EntryType, EntryTypes, Gets, ItemQuery, ListQuery, Posts, Uploads } from "./endpoints/calls.ts";
import type { Envelope } from "./endpoints/endpoint.ts";

/** `languages`: languages whose pages show the entry; without it, all languages of its website. */
export type ListedEntry = { id: string; websiteId: number; state: unknown; languages?: readonly Language[] };
type ApiConfig = NonNullable<Gets["/config/i18n"]["data"]["fr"]>;
export type LanguageConfig = { site: Partial<ApiConfig["site"]>; copy: ApiConfig["copy"] } & Pick<ApiConfig, "layout" | "emptyTypes">;
export type StoredConfig = { current?: LanguageConfig; english?: LanguageConfig };

type Query = Record<string, string | number>;
/** Absolute URL, also of another host. The endpoint table has no types for its responses. */
type AbsoluteUrl = `http${string}`;
/** Path whose parameters are replaced by values. */
type PathWithValues<Path extends string> = Path extends `${infer Before}/:${string}/${infer After}`
  ? `${Before}/${string}/${After}`
  : Path extends `${infer Before}/:${string}`
    ? `${Before}/${string}`
    : Path;

export type ApiClient = {
  get<Path extends keyof Gets>(path: Path, query?: Gets[Path]["query"]): Promise<ApiBody<Gets[Path]["data"]>>;
  get<Type extends EntryType>(path: `/${Type}/list`, query?: ListQuery): Promise<ApiBody<EntryTypes[Type]["listed"][]>>;
  get<Type extends EntryType>(path: `/${Type}/${string}`, query?: ItemQuery): Promise<ApiBody<EntryTypes[Type]["item"]>>;
  get(address: AbsoluteUrl, query?: Query): Promise<ApiBody<unknown, unknown>>;
  post<Path extends keyof Posts>(
    path: Path | `${Path}?${string}`,
    fields: Posts[Path]["fields"],
    contentType?: string,
  ): Promise<ApiBody<Posts[Path]["data"], Posts[Path]["errorData"]>>;
  post(address: AbsoluteUrl, fields: object, contentType?: string): Promise<ApiBody<unknown, unknown>>;
  /** Sends a file as the request body. */
  upload<Path extends keyof Uploads>(path: Path, query: Uploads[Path]["query"], file: Blob): Promise<ApiBody<Uploads[Path]["data"]>>;
  /** Reads the description of the API, or its TypeScript client as text. Both have no envelope. Rejects like the other calls. */
  document(path: "/openapi.json" | "/ecactus.ts"): Promise<unknown>;
  /** Prepares a GET with custom headers, whose response is shown unchanged. */
  prepareRequest(
    path: PathWithValues<keyof Gets> | `/${EntryType}/${string}`,
    query: Query,
    headers: Record<string, string>,
  ): { request: Request; send(): Promise<Response> };
  /**
   * Reads the entries of a list; returns an empty list on any failure. Caches results by path and query for the life of the client.
   */
  list<Type extends EntryType>(path: `/${Type}/list`, query?: ListQuery): Promise<EntryTypes[Type]["listed"][]>;
  list(path: "/search", query: Gets["/search"]["query"]): Promise<Gets["/search"]["data"]>;
  /** Reads the config of the client's language and of English; both are missing on a failure. */
  config(): Promise<StoredConfig>;
  /** Whether a call failed other than with 401, 403 or 404. The caller must not cache a page after that. */
  hasFailed(): boolean;
};

export type ApiClientOptions = {
  /** Prefix of paths that do not start with http. */
  base: string;
  language: Language;
  fetch: (request: Request) => Promise<Response>;
  onHttpError: (details: { path: string; status: number; body: unknown }) => void;
};

export const apiTimeoutMs = 36_000;
export const formContentType = "application/x-www-form-urlencoded";
/** HTTP errors that a retry would return again. All others may be temporary. */
const clientErrors = [401, 403, 404];
const wholeList = { page: 1, size: 9999 };

/** Body without the types of a particular endpoint, so that it is assignable to each of them. */
type UntypedBody = ApiBody<never, never>;

/** Creates the client of all API calls (specification, section 7). It lives as long as a document, or as a render on the server. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const lists = new Map<string, Promise<never[]>>();
  let config: Promise<StoredConfig> | undefined;
  const { trackFailure, recordFailure, hasFailed } = watchFailures();
  const { locale } = languages[contentLanguageOf(options.language)];

  const get = (path: string, query: Query = {}): Promise<UntypedBody> =>
    trackFailure(async () => openEnvelope(await send(options, getRequest(options, path, query))));

  const sendPost = (path: string, query: Query, contentType: string, body: string | Blob): Promise<UntypedBody> => {
    // The Language header has no code for French, but mails use the language of the page.
    const headers = { "Content-Type": contentType, Language: locale, "Accept-Language": languages[options.language].tag };
    const request = requestOf(addressOf(options.base, path, query), { method: "POST", headers, body });
    return trackFailure(async () => openEnvelope(await send(options, request)));
  };

  const client: ApiClient = {
    get,

    post: (path: string, fields: object, contentType = "application/json") =>
      sendPost(path, {}, contentType, contentType === formContentType ? serialiseForm(fields) : JSON.stringify(fields)),

    upload: (path: string, query: Query, file: Blob) => sendPost(path, query, "application/octet-stream", file),

    document: (path) => trackFailure(() => send(options, getRequest(options, path, {}))),

    prepareRequest(path, query, headers) {
      const request = getRequest(options, path, query, headers);
      return {
        request,
        send: () =>
          trackFailure(
            () => options.fetch(request),
            ({ ok, status }) => ok || clientErrors.includes(status),
          ),
      };
    },

    list(path: string, query: Query = wholeList) {
      const key = addressOf("", path, query);
      const cached = lists.get(key);
      if (cached) return cached;
      const loading = get(path, query).then(({ code, data }) => {
        if (code !== 200 || !Array.isArray(data)) throw new TypeError("no list");
        return data;
      });
      const entries = loading.catch(() => {
        recordFailure();
        lists.delete(key);
        return [];
      });
      lists.set(key, entries);
      return entries;
    },

    config() {
      config ??= client.get("/config/i18n").then(
        ({ code, data }) => {
          if (code === 200 && data) return { current: data[languages[options.language].configKey], english: data[languages.en.configKey] };
          recordFailure();
          return {};
        },
        () => ({}),
      );
      return config;
    },

    hasFailed,
  };
  return client;
}

function watchFailures() {
  let failed = false;
  return {
    hasFailed: () => failed,
    recordFailure() {
      failed = true;
    },
    /** `isSuccess`: classifies responses that are passed on unchanged. */
    async trackFailure<Answer>(call: () => Promise<Answer>, isSuccess: (answer: Answer) => boolean = () => true): Promise<Answer> {
      try {
        const answer = await call();
        failed ||= !isSuccess(answer);
        return answer;
      } catch (error) {
        failed ||= !isEnvelope(error) || !clientErrors.includes(error.code);
        throw error;
      }
    },
  };
}

/** Groups entries by the language of their website. Drops entries with a falsy state. */
export function groupByLanguage<Item extends ListedEntry>(entries: readonly Item[]): Record<ContentLanguage, Item[]> {
  const groups = recordOf(contentLanguages, (): Item[] => []);
  for (const entry of entries) {
    const language = contentLanguages.find((code) => languages[code].websiteId === entry.websiteId);
    if (entry.state && language) groups[language].push(entry);
  }
  return groups;
}

function getRequest(options: ApiClientOptions, path: string, query: Query, headers: Record<string, string> = {}): Request {
  return requestOf(addressOf(options.base, path, { ...query, _t: Date.now() }), { method: "GET", headers });
}

function requestOf(address: string, init: RequestInit): Request {
  return new Request(address, {
    ...init,
    headers: {
      ...init.headers,
      Accept: "application/json",
      "X-Requested-With": "XMLHttpRequest",
      "Request-Start-Time": String(Date.now()),
    },
    signal: AbortSignal.timeout(apiTimeoutMs),
  });
}

/** Returns the parsed body; rejects with it on an HTTP error. */
async function send({ fetch: transport, onHttpError }: ApiClientOptions, request: Request): Promise<unknown> {
  const response = await transport(request);
  const body = parseBody(await response.text());
  if (response.ok) return body;
  onHttpError({ path: new URL(request.url).pathname, status: response.status, body });
  throw body;
}

function openEnvelope(body: unknown): UntypedBody {
  if (isAnswer(body)) return body;
  throw body;
}

const isAnswer = (body: unknown): body is UntypedBody => isEnvelope(body) && (body.code === 200 || body.code === 400);

function addressOf(base: string, path: string, query: Query): string {
  const address = path.startsWith("http") ? path : base + path;
  const entries = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return entries.length === 0 ? address : `${address}?${new URLSearchParams(entries)}`;
}

function serialiseForm(fields: object): string {
  const defined = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(defined.map(([name, value]) => [name, String(value)])).toString();
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Excludes errors of the browser: a DOMException has a code of its own. */
export function isEnvelope(body: unknown): body is Envelope {
  return typeof body === "object" && body !== null && "code" in body && typeof body.code === "number" && !(body instanceof Error);
}
