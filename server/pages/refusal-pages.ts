import assert from "node:assert";
import { createPageCache } from "#platform/page-cache";
import type { Refusal } from "../admission.ts";
import type { HeaderRecord } from "../security-headers.ts";
import { compress, encodings, pickEncoding, type Bytes, type Encoding } from "./compression.ts";
import type { ContentStamps } from "./content-stamps.ts";
import { finishPage } from "./finish-page.ts";
import type { PageVisit } from "./front-door.ts";
import type { Answer, PageAnswers, PageRequest } from "./page-answers.ts";
import type { Rendered } from "./render-page.ts";

/** An error page as it is sent in each encoding. `isWhole`: no API call failed while it was rendered. */
type EncodedPage = { headers: HeaderRecord; bodies: Record<Encoding, Bytes>; isWhole: boolean };
type Draw = (visit: PageVisit, status: Refusal["status"]) => Promise<Rendered>;

/** Two error pages in five languages take about 1 MB. */
const cacheBytes = 4 * 1024 * 1024;

/** Error pages of refused searches: rendered and compressed once for each language, because an overload asks for many. */
export class RefusalPages {
  readonly #pages = createPageCache<EncodedPage>({
    maxBytes: cacheBytes,
    sizeOf: ({ bodies }) => Object.values(bodies).reduce((sum, body) => sum + body.length, 0),
    isOver: ({ isWhole }) => !isWhole,
  });
  readonly #answers: PageAnswers;
  readonly #stamps: ContentStamps;
  readonly #draw: Draw;

  constructor(answers: PageAnswers, stamps: ContentStamps, draw: Draw) {
    this.#answers = answers;
    this.#stamps = stamps;
    this.#draw = draw;
  }

  /** The response where it needs no rendering. */
  ready(request: PageRequest, visit: PageVisit, refusal: Refusal): Answer | undefined {
    if (visit.asked.body !== "html") return this.#answers.refusedPayload(refusal);
    const page = this.#pages.get(this.#keyOf(visit, refusal));
    return page && answerOf(request, visit, page, refusal);
  }

  async answer(request: PageRequest, visit: PageVisit, refusal: Refusal): Promise<Answer> {
    const ready = this.ready(request, visit, refusal);
    if (ready) return ready;
    const page = await this.#pages.fetch(this.#keyOf(visit, refusal), () => this.#render(visit, refusal.status));
    assert(page, "a refusal always has a page");
    return answerOf(request, visit, page, refusal);
  }

  async #render(visit: PageVisit, status: Refusal["status"]): Promise<EncodedPage> {
    const { rendering } = await this.#draw(visit, status);
    const { bytes, inline } = finishPage(rendering.html ?? "");
    // A copy, because zlib returns a view on a larger chunk.
    const encode = async (encoding: Encoding) => [encoding, Buffer.from(await compress(bytes, encoding, true))] as const;
    const bodies = Object.fromEntries(await Promise.all(encodings.map(encode))) as Record<Encoding, Bytes>;
    return { headers: this.#answers.errorHeaders(visit.language, inline), bodies, isWhole: !rendering.api.hasFailed() };
  }

  #keyOf({ language, path }: PageVisit, { status }: Refusal): string {
    return `${language} ${this.#stamps.of(language)} ${path} ${status}`;
  }
}

function answerOf(request: PageRequest, { cookies }: PageVisit, page: EncodedPage, { status, retryAfter }: Refusal): Answer {
  const encoding = pickEncoding(request.acceptEncoding, true);
  const body = page.bodies[encoding];
  const headers: Answer["headers"] = {
    ...page.headers,
    "content-length": String(body.length),
    "retry-after": String(retryAfter),
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    ...(cookies.length > 0 && { "set-cookie": cookies }),
  };
  return { status, headers, body: request.method === "HEAD" ? null : body };
}
