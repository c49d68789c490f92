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
import type { Refusal } from "../admission.ts";
import type { HeaderRecord } from "../security-headers.ts";
import type { ContentStamps } from "./content-stamps.ts";
import type { PageDecision, PageRequest } from "./decide-request.ts";
import { inlineHashes } from "./inline-hashes.ts";
import type { Rendered } from "./page-renderer.ts";
import type { Answer, PageResponses } from "./respond.ts";

/** `isComplete`: all API calls of its render succeeded. */
type CachedRefusal = { headers: HeaderRecord; body: CachedBody; isComplete: boolean };
type Render = (decision: PageDecision, status: Refusal["status"]) => Promise<Rendered>;

const cacheBytes = 4 * 1024 * 1024;

/** Error pages of refused searches, rendered and compressed once per language, because an overload requests many. */
export class RefusalPages {
  readonly #pages = createPageCache<CachedRefusal>({
    maxBytes: cacheBytes,
    sizeOf: ({ body }) => sizeOfBody(body),
    isExpired: ({ isComplete }) => !isComplete,
  });
  readonly #responses: PageResponses;
  readonly #versions: ContentStamps;
  readonly #render: Render;

  constructor(responses: PageResponses, versions: ContentStamps, render: Render) {
    this.#responses = responses;
    this.#versions = versions;
    this.#render = render;
  }

  /** Returns the response if it needs no rendering. */
  ready(request: PageRequest, decision: PageDecision, refusal: Refusal): Answer | undefined {
    if (decision.body !== "html") return this.#responses.refusedPayload(refusal);
    const page = this.#pages.get(this.#keyOf(decision, refusal));
    const encoding = pickEncoding(request.acceptEncoding);
    const variant = page && readyVariant(page.body, encoding);
    return variant && answerOf(request, decision, page, refusal, { encoding, bytes: variant.bytes });
  }

  async answer(request: PageRequest, decision: PageDecision, refusal: Refusal): Promise<Answer> {
    const ready = this.ready(request, decision, refusal);
    if (ready) return ready;
    const page = await this.#pages.fetch(this.#keyOf(decision, refusal), () => this.#load(decision, refusal.status));
    assert(page, "The error page was not rendered.");
    const encoding = pickEncoding(request.acceptEncoding);
    const { bytes } = await variantOf(page.body, encoding);
    this.#pages.recount(this.#keyOf(decision, refusal));
    return answerOf(request, decision, page, refusal, { encoding, bytes });
  }

  async #load(decision: PageDecision, status: Refusal["status"]): Promise<CachedRefusal> {
    const { result, isComplete } = await this.#render(decision, status);
    const html = result.html ?? "";
    const headers = this.#responses.errorHeaders(decision.language, inlineHashes(html));
    return { headers, body: await cacheBody(html), isComplete };
  }

  #keyOf({ language, path }: PageDecision, { status }: Refusal): string {
    return `${language} ${this.#versions.of(language)} ${path} ${status}`;
  }
}

function answerOf(
  request: PageRequest,
  { cookies }: PageDecision,
  page: CachedRefusal,
  { status, retryAfter }: Refusal,
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
