import assert from "node:assert";
import {
  cacheBody,
  pickEncoding,
  readyVariant,
  sizeOfBody,
  variantOf,
  type Bytes,
  type CachedBody,
  type Encoding,
} from "#platform/encoding";
import { createPageCache } from "#platform/page-cache";
import type { LoadShedError } from "../load-shedder.ts";
import type { HeaderRecord } from "../security-headers.ts";
import type { ContentVersions } from "./content-versions.ts";
import type { PageDecision, PageRequest } from "./decide-request.ts";
import { inlineHashes } from "./inline-hashes.ts";
import type { RenderedPage } from "./page-renderer.ts";
import type { Answer, PageResponses } from "./respond.ts";

/** `isComplete`: all API calls of its render succeeded. */
type CachedRefusal = { headers: HeaderRecord; body: CachedBody; isComplete: boolean };
type Render = (decision: PageDecision, status: LoadShedError["status"]) => Promise<RenderedPage>;

const cacheBytes = 4 * 1024 * 1024;

/** Error pages of refused searches, rendered and compressed once per language, because an overload requests many. */
export class ErrorResponsePages {
  readonly #pages = createPageCache<CachedRefusal>({
    maxBytes: cacheBytes,
    sizeOf: ({ body }) => sizeOfBody(body),
    isExpired: ({ isComplete }) => !isComplete,
  });
  readonly #responses: PageResponses;
  readonly #versions: ContentVersions;
  readonly #render: Render;

  constructor(responses: PageResponses, versions: ContentVersions, render: Render) {
    this.#responses = responses;
    this.#versions = versions;
    this.#render = render;
  }

  /** Returns the response if it needs no rendering. */
  ready(request: PageRequest, decision: PageDecision, refusal: LoadShedError): Answer | undefined {
    if (decision.body !== "html") return this.#responses.refusedPayload(refusal);
    const page = this.#pages.get(this.#keyOf(decision, refusal));
    const encoding = pickEncoding(request.acceptEncoding);
    const variant = page && readyVariant(page.body, encoding);
    return variant && answerOf(request, decision, page, refusal, { encoding, bytes: variant.bytes });
  }

  async answer(request: PageRequest, decision: PageDecision, refusal: LoadShedError): Promise<Answer> {
    const ready = this.ready(request, decision, refusal);
    if (ready) return ready;
    const page = await this.#pages.fetch(this.#keyOf(decision, refusal), () => this.#load(decision, refusal.status));
    assert(page, "The error page was not rendered.");
    const encoding = pickEncoding(request.acceptEncoding);
    const { bytes } = await variantOf(page.body, encoding);
    this.#pages.recount(this.#keyOf(decision, refusal));
    return answerOf(request, decision, page, refusal, { encoding, bytes });
  }

  async #load(decision: PageDecision, status: LoadShedError["status"]): Promise<CachedRefusal> {
    const { result, isComplete } = await this.#render(decision, status);
    const html = result.html ?? "";
    const headers = this.#responses.errorHeaders(decision.language, inlineHashes(html));
    return { headers, body: await cacheBody(html), isComplete };
  }

  #keyOf({ language, path }: PageDecision, { status }: LoadShedError): string {
    return `${language} ${this.#versions.of(language)} ${path} ${status}`;
  }
}

function answerOf(
  request: PageRequest,
  { cookies }: PageDecision,
  page: CachedRefusal,
  { status, retryAfter }: LoadShedError,
  { encoding, bytes }: { encoding: Encoding; bytes: Bytes },
): Answer {
  const headers: Answer["headers"] = {
    ...page.headers,
    "content-length": String(bytes.length),
    "retry-after": String(retryAfter),
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    ...(cookies.length > 0 && { "set-cookie": cookies }),
  };
  return { status, headers, body: request.method === "HEAD" ? null : bytes };
}
