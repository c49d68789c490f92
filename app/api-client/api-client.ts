import { contentLanguages, contentLanguageOf, languages, type ContentLanguage, type Language } from "#i18n/languages.ts";
import { recordOf } from "#i18n/record-of.ts";
import type { ApiBody, EntryType, EntryTypes, Gets, ItemQuery, ListQuery, Posts, Uploads } from "./endpoints/calls.ts";
import type { Envelope } from "./endpoints/endpoint.ts";

/** `languages`: those in whose pages it is shown; all of its website where it does not say. */
export type ListedEntry = { id: string; websiteId: number; state: unknown; languages?: readonly Language[] };
type GivenConfig = NonNullable<Gets["/config/i18n"]["data"]["fr"]>;
export type LanguageConfig = { site: Partial<GivenConfig["site"]>; copy: GivenConfig["copy"] };
export type StoredConfig = { current?: LanguageConfig; english?: LanguageConfig };

type Query = Record<string, string | number>;
/** A whole address, of another host too: what it answers is not in the table. */
type Elsewhere = `http${string}`;
/** A path with something in the places of its names. */
type Filled<Path extends string> = Path extends `${infer Before}/:${string}/${infer After}`
  ? `${Before}/${string}/${After}`
  : Path extends `${infer Before}/:${string}`
    ? `${Before}/${string}`
    : Path;

export type ApiClient = {
  get<Path extends keyof Gets>(path: Path, query?: Gets[Path]["query"]): Promise<ApiBody<Gets[Path]["data"]>>;
  get<Type extends EntryType>(path: `/${Type}/list`, query?: ListQuery): Promise<ApiBody<EntryTypes[Type]["listed"][]>>;
  get<Type extends EntryType>(path: `/${Type}/${string}`, query?: ItemQuery): Promise<ApiBody<EntryTypes[Type]["item"]>>;
  get(address: Elsewhere, query?: Query): Promise<ApiBody<unknown, unknown>>;
  post<Path extends keyof Posts>(
    path: Path | `${Path}?${string}`,
    fields: Posts[Path]["fields"],
    contentType?: string,
  ): Promise<ApiBody<Posts[Path]["data"], Posts[Path]["refused"]>>;
  post(address: Elsewhere, fields: object, contentType?: string): Promise<ApiBody<unknown, unknown>>;
  /** Sends a file as it is. */
  upload<Path extends keyof Uploads>(path: Path, query: Uploads[Path]["query"], file: Blob): Promise<ApiBody<Uploads[Path]["data"]>>;
  /** What has no envelope: the description of the API. Rejects as the others do. */
  document(path: "/openapi.json"): Promise<unknown>;
  /** A GET whose answer is shown as it comes, whatever it is, with headers of its own. */
  prepare(
    path: Filled<keyof Gets> | `/${EntryType}/${string}`,
    query: Query,
    headers: Record<string, string>,
  ): { request: Request; send(): Promise<Response> };
  /** Entries of a list path; an empty list on any failure. Kept by path and query as long as the client lives. */
  list<Type extends EntryType>(path: `/${Type}/list`, query?: ListQuery): Promise<EntryTypes[Type]["listed"][]>;
  list(path: "/search", query: Gets["/search"]["query"]): Promise<Gets["/search"]["data"]>;
  /** The current language's config and the English one; nothing, silently, where they cannot be had. */
  config(): Promise<StoredConfig>;
  /** Whether a call got neither an answer nor a refusal, silent ones too: what is made of the others is not to be kept. */
  hasFailed(): boolean;
};

export type ApiClientOptions = {
  /** Address that paths not starting with http are prefixed with. */
  base: string;
  language: Language;
  fetch: (request: Request) => Promise<Response>;
  onHttpError: (details: { path: string; status: number; body: unknown }) => void;
};

export const apiTimeoutMs = 36_000;
export const formContentType = "application/x-www-form-urlencoded";
/** Who are you, not for you, not there: the same tomorrow. Anything else is a state that passes. */
const refusals = [401, 403, 404];
const wholeList = { page: 1, size: 9999 };

/** What an answer holds says the row of its call, which is not here: it can be taken for any of them. */
type AnyBody = ApiBody<never, never>;

/** The one client of all calls (specification, section 7). It lives as long as a page, or as a render on the server. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const lists = new Map<string, Promise<never[]>>();
  let config: Promise<StoredConfig> | undefined;
  const { noted, noteFailure, hasFailed } = watchFailures();
  const { locale } = languages[contentLanguageOf(options.language)];

  const get = (path: string, query: Query = {}): Promise<AnyBody> =>
    noted(async () => openEnvelope(await send(options, getRequest(options, path, query))));

  const posted = (path: string, query: Query, contentType: string, body: string | Blob): Promise<AnyBody> => {
    // The locale code knows no French; mail is to be in the language of the page.
    const headers = { "Content-Type": contentType, Language: locale, "Accept-Language": languages[options.language].tag };
    const request = requestOf(addressOf(options.base, path, query), { method: "POST", headers, body });
    return noted(async () => openEnvelope(await send(options, request)));
  };

  const client: ApiClient = {
    get,

    post: (path: string, fields: object, contentType = "application/json") =>
      posted(path, {}, contentType, contentType === formContentType ? serialiseForm(fields) : JSON.stringify(fields)),

    upload: (path: string, query: Query, file: Blob) => posted(path, query, "application/octet-stream", file),

    document: (path) => noted(() => send(options, getRequest(options, path, {}))),

    prepare(path, query, headers) {
      const request = getRequest(options, path, query, headers);
      return {
        request,
        send: () =>
          noted(
            () => options.fetch(request),
            ({ ok, status }) => ok || refusals.includes(status),
          ),
      };
    },

    list(path: string, query: Query = wholeList) {
      const key = addressOf("", path, query);
      const known = lists.get(key);
      if (known) return known;
      const loading = get(path, query).then(({ code, data }) => {
        if (code !== 200 || !Array.isArray(data)) throw new TypeError("no list");
        return data;
      });
      const settled = loading.catch(() => {
        noteFailure();
        lists.delete(key);
        return [];
      });
      lists.set(key, settled);
      return settled;
    },

    config() {
      config ??= client.get("/config/i18n").then(
        ({ code, data }) => {
          if (code === 200 && data) return { current: data[languages[options.language].configKey], english: data[languages.en.configKey] };
          noteFailure();
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

/** Remembers whether a call failed; a refusal is no failure. */
function watchFailures() {
  let failed = false;
  return {
    hasFailed: () => failed,
    noteFailure() {
      failed = true;
    },
    /** `isWell`: for an answer that is handed on as it came. */
    async noted<Answer>(call: () => Promise<Answer>, isWell: (answer: Answer) => boolean = () => true): Promise<Answer> {
      try {
        const answer = await call();
        failed ||= !isWell(answer);
        return answer;
      } catch (error) {
        failed ||= !isEnvelope(error) || !refusals.includes(error.code);
        throw error;
      }
    },
  };
}

/** Entries with a falsy state are dropped, the rest grouped by the language of their website. */
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

/** The body of an answer; an HTTP error rejects with it. */
async function send({ fetch: transport, onHttpError }: ApiClientOptions, request: Request): Promise<unknown> {
  // No response at all is the caller's to handle.
  const response = await transport(request);
  const body = parseBody(await response.text());
  if (response.ok) return body;
  onHttpError({ path: new URL(request.url).pathname, status: response.status, body });
  throw body;
}

function openEnvelope(body: unknown): AnyBody {
  if (isAnswer(body)) return body;
  throw body;
}

const isAnswer = (body: unknown): body is AnyBody => isEnvelope(body) && (body.code === 200 || body.code === 400);

function addressOf(base: string, path: string, query: Query): string {
  const address = path.startsWith("http") ? path : base + path;
  const entries = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return entries.length === 0 ? address : `${address}?${new URLSearchParams(entries)}`;
}

function serialiseForm(fields: object): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** An error of the browser has a code of its own. */
export function isEnvelope(body: unknown): body is Envelope {
  return typeof body === "object" && body !== null && "code" in body && typeof body.code === "number" && !(body instanceof Error);
}
