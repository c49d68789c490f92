import { mayBeKept } from "#app/routing/match-page.ts";
import { messages } from "#i18n/messages/index.ts";
import { localPath } from "#i18n/paths.ts";
import type { Clock } from "#platform/clock";
import type { Log } from "#platform/log";
import type { Metrics } from "#platform/metrics";
import { createPageCache, type PageCache } from "#platform/page-cache";
import { annotateSpan } from "#platform/tracing";
import { createPagePolicy, type PagePolicy } from "../security-headers.ts";
import { busy, type Admission } from "../admission.ts";
import type { Environment } from "../environment.ts";
import { pickEncoding } from "./compression.ts";
import type { ContentStamps } from "./content-stamps.ts";
import { createFrontDoor, stateAddress, type PageVisit } from "./front-door.ts";
import { NotFoundPages } from "./not-found-pages.ts";
import { PageAnswers, type Answer, type PageRequest } from "./page-answers.ts";
import { RefusalPages } from "./refusal-pages.ts";
import type { Caller, Drawn, PageRenderer, Rendered } from "./render-page.ts";
import { storePage } from "./store-page.ts";
import { formOf, readyForm, shrink, sizeOfBody, sizeOfPage, type StoredBody, type StoredPage } from "./stored-page.ts";

type Produced = { page: StoredPage; failed?: never; cookies: readonly string[] } | { page?: never; failed: Rendered };
/** What pages and programs load without showing its answer to anybody: a whole page about what is missing would be of no use. */
const partsOfPages = /\.(?:avif|css|gif|ico|jpe?g|js|map|png|svg|webmanifest|webp|woff2?)$/i;

/** The fields of a form, or why they cannot be had. */
export type FormBody =
  | { ok: true; fields: URLSearchParams | FormData }
  | { ok: false; status: 400 | 403 | 413 | 415 | 503; reason?: "unsupportedEncoding" };

/** Every page of the site in one encoding, and some of them in another. */
const cacheBytes = 16 * 1024 * 1024;
/** The states of all pages, and some of pages as they were. */
const statesBytes = 8 * 1024 * 1024;

type Parts = {
  environment: Environment;
  stamps: ContentStamps;
  render: PageRenderer;
  clock: Clock;
  log: Log;
  metrics: Metrics | undefined;
  admission: Admission;
};

/** Answers for pages, their payloads and their states: from the rules, from the page cache, else by rendering. */
export class SitePages {
  readonly #cache: PageCache<StoredPage>;
  /** By their hashes: a document may be older than its page. */
  readonly #states = createPageCache<StoredBody>({ maxBytes: statesBytes, sizeOf: sizeOfBody, isOver: () => false });
  readonly #environment: Environment;
  readonly #stamps: ContentStamps;
  readonly #render: PageRenderer;
  readonly #log: Log;
  readonly #metrics: Metrics | undefined;
  readonly #admission: Admission;
  readonly #decide: ReturnType<typeof createFrontDoor>;
  readonly #answers: PageAnswers;
  readonly #policy: PagePolicy;
  readonly #refusals: RefusalPages;
  readonly #notFound: NotFoundPages;

  constructor({ environment, stamps, render, clock, log, metrics, admission }: Parts) {
    const isOver = ({ endsAt, isWhole }: StoredPage) => !isWhole || (endsAt !== undefined && endsAt <= clock.now());
    this.#cache = createPageCache<StoredPage>({ maxBytes: cacheBytes, sizeOf: sizeOfPage, isOver });
    this.#environment = environment;
    this.#stamps = stamps;
    this.#render = render;
    this.#log = log;
    this.#metrics = metrics;
    metrics?.onScrape(() => {
      metrics.pageCacheBytes.set({ cache: "pages" }, this.#cache.bytes());
      metrics.pageCacheBytes.set({ cache: "states" }, this.#states.bytes());
    });
    this.#admission = admission;
    this.#decide = createFrontDoor(environment);
    this.#policy = createPagePolicy(environment);
    this.#answers = new PageAnswers(environment, this.#policy);
    this.#notFound = new NotFoundPages({ environment, stamps, render });
    this.#refusals = new RefusalPages(this.#answers, stamps, (visit, refused) =>
      render(this.#requestFor({ ...visit, query: "" }), visit.language, crypto.randomUUID(), { refused }),
    );
  }

  /** What needs neither rendering nor waiting; `undefined` sends the request on to the router. */
  answerAtOnce(request: PageRequest): Answer | undefined {
    const decision = this.#decide(request);
    const answer = this.#answers.withoutPage(request, decision);
    if (answer || decision.kind !== "page" || request.method === "POST") return answer;
    const encoding = pickEncoding(request.acceptEncoding, true);
    if (decision.asked.body === "state") {
      const state = this.#states.get(decision.asked.hash);
      const form = state && readyForm(state, encoding, this.#log);
      return form && this.#answers.state(request, form, encoding);
    }
    if (isLimited(decision)) return this.#admission.isFull() ? this.#refusals.ready(request, decision, busy) : undefined;
    const page = this.#cache.get(this.#keyOf(decision));
    const form = page && readyForm(page[decision.asked.body], encoding, this.#log);
    if (!form) return undefined;
    this.#metrics?.pageCache.inc({ result: "hit" });
    return this.#answers.page(request, decision, page, form, encoding);
  }

  /** Answers by rendering, and keeps the page where it may be kept. */
  async answer(request: PageRequest, visitor: Caller, body: (takesFiles: boolean) => Promise<FormBody>): Promise<Answer | Response> {
    const decision = this.#decide(request);
    const requestId = crypto.randomUUID();
    const refusal = this.#answers.withoutPage(request, decision);
    if (refusal) return refusal;
    if (decision.kind !== "page") {
      // No page, or an address that is no page's and that no file or API route answered.
      const url = new URL(request.target, this.#environment.siteUrl);
      if (partsOfPages.test(url.pathname)) return this.#answers.refused(404);
      const drawn = await this.#notFound.ofAddress(url, requestId);
      return this.#answers.uncached(drawn, requestId, decision.kind === "notFound" ? decision.cookies : []);
    }
    annotateSpan({ "http.route": decision.match.page.path, "ecactus.request.id": requestId });
    if (request.method === "POST") return this.#answerForm(decision, requestId, visitor, await body(decision.match.page.form === "files"));

    if (decision.asked.body === "state") return this.#answerState(request, decision, decision.asked.hash, requestId, visitor);
    if (!isLimited(decision)) return this.#answerPage(request, decision, requestId, visitor);
    const admitted = await this.#admission.admit(visitor.address, () =>
      this.#answerPage(request, decision, requestId, { ...visitor, admitted: true }),
    );
    return admitted.ok ? admitted.result : this.#refusals.answer(request, decision, admitted);
  }

  async #answerPage(request: PageRequest, visit: PageVisit, requestId: string, visitor: Caller): Promise<Answer | Response> {
    const produced = await this.#pageFor(visit, requestId, visitor);
    if (produced.failed) {
      return visit.asked.body === "payload"
        ? this.#answers.payloadFailure(produced.failed.response, requestId)
        : this.#answers.uncached(await this.#drawn(visit, produced.failed, requestId), requestId, visit.cookies);
    }
    const { page, cookies } = produced;
    const kept = isKept(visit);
    const encoding = pickEncoding(request.acceptEncoding, kept);
    const [asked, other] = visit.asked.body === "payload" ? [page.payload, page.html] : [page.html, page.payload];
    const form = await formOf(asked, encoding, kept, this.#log);
    if (kept) this.#shrinkRest(this.#keyOf(visit), other, page.state);
    return this.#answers.page(request, { ...visit, cookies: [...visit.cookies, ...cookies] }, page, form, encoding);
  }

  /** A document that was made a while ago finds the state that it was drawn from as long as that is kept; a newer one would not fit it. */
  async #answerState(request: PageRequest, visit: PageVisit, hash: string, requestId: string, visitor: Caller): Promise<Answer> {
    const state = this.#states.get(hash) ?? (isKept(visit) ? (await this.#pageFor(visit, requestId, visitor)).page?.state : undefined);
    if (state?.etag !== hash) return this.#answers.refused(404);
    const encoding = pickEncoding(request.acceptEncoding, true);
    const form = await formOf(state, encoding, true, this.#log);
    this.#states.recount(hash);
    return this.#answers.state(request, form, encoding);
  }

  /** What the visitor did not ask for comes after what they wait for. */
  #shrinkRest(key: string, other: StoredBody, state: StoredBody | undefined): void {
    this.#cache.recount(key);
    void shrink(other, this.#log).then(() => this.#cache.recount(key));
    if (state) void shrink(state, this.#log).then(() => this.#states.recount(state.etag));
  }

  /** A page that failed; one that does not exist has not been drawn yet. */
  async #drawn(visit: PageVisit, failed: Rendered, requestId: string): Promise<Drawn> {
    if (failed.response.status !== 404 || failed.rendering.html !== undefined) return failed;
    return (await this.#notFound.ofPage(visit, requestId)) ?? this.#render(this.#requestFor(visit), visit.language, requestId);
  }

  /** A form that came without JavaScript: the page's action, then the page with what it says. */
  async #answerForm(visit: PageVisit, requestId: string, visitor: Caller, body: FormBody): Promise<Answer | Response> {
    if (!body.ok) return this.#answers.refused(body.status, body.reason && messages[visit.language][body.reason]);
    const address = this.#requestFor(visit).url;
    const request = new Request(address, { method: "POST", body: body.fields, headers: { accept: "text/html" } });
    return this.#answers.uncached(await this.#render(request, visit.language, requestId, { visitor }), requestId, visit.cookies);
  }

  async #pageFor(visit: PageVisit, requestId: string, visitor: Caller): Promise<Produced> {
    let failed: Rendered | undefined;
    const cookies: string[] = [];
    // A page that is kept is the same for all: it knows nothing of who asked first.
    const isPersonal = visit.match.page.cached === false;
    // One that is not has no use for its other form.
    const wanted = isKept(visit) ? "all" : visit.asked.body === "payload" ? "payload" : "html";
    const options = {
      visitor: isPersonal ? visitor : undefined,
      dataOnly: wanted === "payload",
      leavesState: wanted === "all",
      leavesNotFound: !isPersonal,
    };
    let result = "hit";
    const produce = async () => {
      result = "miss";
      const rendered = await this.#render(this.#requestFor(visit), visit.language, requestId, options);
      if (rendered.response.status === 200) {
        cookies.push(...rendered.rendering.cookies);
        const made = storePage(this.#policy, rendered, wanted, (hash) => stateAddress(visit, hash));
        const { state } = made;
        if (state) await this.#states.fetch(state.etag, async () => state);
        return made;
      }
      failed = rendered;
      return undefined;
    };
    // The stamp in the key is read before the render reads any content, so that an older page never gets a newer key.
    const page = wanted === "all" ? await this.#cache.fetch(this.#keyOf(visit), produce) : await produce();
    if (wanted === "all") this.#metrics?.pageCache.inc({ result });
    if (page) return { page, cookies };
    // Another visitor's render of the same page failed while this one waited for it: this one's own tells how.
    return { failed: failed ?? (await this.#render(this.#requestFor(visit), visit.language, requestId, options)) };
  }

  #requestFor({ language, path, query }: PageVisit): Request {
    const url = new URL(localPath(language, path), this.#environment.siteUrl);
    url.search = query;
    return renderRequest(url);
  }

  #keyOf({ language, path, query }: PageVisit): string {
    return `${language} ${this.#stamps.of(language)} ${path}?${query}`;
  }
}

function renderRequest(url: URL): Request {
  return new Request(url, { headers: { accept: "text/html" } });
}

function isKept({ match, query }: PageVisit): boolean {
  return !import.meta.env.DEV && mayBeKept(match.page, query);
}

/** Whether a visit asks for something that is limited, such as a search. */
function isLimited({ match, query }: PageVisit): boolean {
  return match.page.limited === true && query !== "";
}
