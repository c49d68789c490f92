import { contentLanguages, contentLanguageOf, languages, type ConfigKey, type ContentLanguage, type Language } from "#i18n/languages.ts";

/** The envelope of every answer; code 200 and 400 are answers to show, any other code is a rejection. */
export type ApiBody<Data = unknown> = {
  code: number;
  message: string;
  data: Data;
  reason?: string;
  reasons?: Record<string, string>;
};

/** `languages`: those in whose pages it is shown; all of its website where it does not say. */
export type ListedEntry = { id: string; websiteId: number; state: unknown; languages?: readonly Language[] };
export type LanguageConfig = { site: Record<string, unknown>; copy: Record<string, string> };
export type StoredConfig = { current?: LanguageConfig; english?: LanguageConfig };

export type ApiClient = {
  get<Data>(path: string, query?: Record<string, string | number>): Promise<ApiBody<Data>>;
  post<Data>(path: string, body: unknown, contentType?: string): Promise<ApiBody<Data>>;
  /** A document that has no envelope, such as the description of the API; rejects as the others do. */
  document<Body>(path: string): Promise<Body>;
  /** A GET whose answer is shown as it comes, whatever it is, with headers of its own. */
  prepare(
    path: string,
    query: Record<string, string | number>,
    headers: Record<string, string>,
  ): { request: Request; send(): Promise<Response> };
  /** Entries of a list path; an empty list on any failure. Kept by path and query as long as the client lives. */
  list<Item extends ListedEntry>(path: string, query?: Record<string, string | number>): Promise<Item[]>;
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

/** The one client of all calls (specification, section 7). It lives as long as a page, or as a render on the server. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const lists = new Map<string, Promise<ListedEntry[]>>();
  let config: Promise<StoredConfig> | undefined;
  const { noted, noteFailure, hasFailed } = watchFailures();
  const { locale } = languages[contentLanguageOf(options.language)];

  const client: ApiClient = {
    get: (path, query = {}) => noted(async () => openEnvelope(await send(options, getRequest(options, path, query)))),

    post: async (path, body, contentType = "application/json") => {
      const request = requestOf(addressOf(options.base, path, {}), {
        method: "POST",
        // The locale code knows no French; mail is to be in the language of the page.
        headers: { "Content-Type": contentType, Language: locale, "Accept-Language": languages[options.language].tag },
        body: contentType === formContentType ? serialiseForm(body as Record<string, unknown>) : JSON.stringify(body),
      });
      return noted(async () => openEnvelope(await send(options, request)));
    },

    document: <Body>(path: string) => noted(async () => (await send(options, getRequest(options, path, {}))) as Body),

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

    list<Item extends ListedEntry>(path: string, query: Record<string, string | number> = wholeList) {
      const key = addressOf("", path, query);
      const known = lists.get(key);
      if (known) return known as Promise<Item[]>;
      const loading = client.get<Item[]>(path, query).then(({ code, data }) => {
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
      config ??= client.get<Partial<Record<ConfigKey, LanguageConfig>>>("/config/i18n").then(
        ({ code, data }) => {
          if (code !== 200 || !data) noteFailure();
          return { current: data?.[languages[options.language].configKey], english: data?.[languages.en.configKey] };
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
  const groups: Record<ContentLanguage, Item[]> = { cn: [], en: [], au: [], de: [] };
  for (const entry of entries) {
    const language = contentLanguages.find((code) => languages[code].websiteId === entry.websiteId);
    if (entry.state && language) groups[language].push(entry);
  }
  return groups;
}

function getRequest(
  options: ApiClientOptions,
  path: string,
  query: Record<string, string | number>,
  headers: Record<string, string> = {},
): Request {
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

function openEnvelope<Data>(body: unknown): ApiBody<Data> {
  if (isEnvelope(body) && (body.code === 200 || body.code === 400)) return body as ApiBody<Data>;
  throw body;
}

function addressOf(base: string, path: string, query: Record<string, string | number>): string {
  const address = path.startsWith("http") ? path : base + path;
  const entries = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return entries.length === 0 ? address : `${address}?${new URLSearchParams(entries)}`;
}

function serialiseForm(fields: Record<string, unknown>): string {
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

function isEnvelope(body: unknown): body is ApiBody {
  return typeof body === "object" && body !== null && "code" in body;
}
