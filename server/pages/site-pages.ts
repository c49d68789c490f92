import { messages } from "#i18n/messages/index.ts";
import type { Clock } from "#platform/clock";
import { pickEncoding, readyVariant } from "#platform/encoding";
import type { Metrics } from "#platform/metrics";
import { annotateSpan } from "#platform/tracing";
import { createPagePolicy } from "../security-headers.ts";
import { overloaded, type LoadShedder } from "../load-shedder.ts";
import type { Environment } from "../environment.ts";
import type { ContentVersions } from "./content-versions.ts";
import { createRequestDecider, type Decision, type PageDecision, type PageRequest } from "./decide-request.ts";
import { createPageLoader, isCacheable, pageUrlRequest, type PageLoader } from "./load-page.ts";
import { NotFoundPages } from "./not-found-pages.ts";
import type { FormBody } from "./read-form.ts";
import { ErrorResponsePages } from "./error-response-pages.ts";
import type { PageVisitor, PageRenderer, RenderedPage } from "./page-renderer.ts";
import { PageResponses, type Answer } from "./respond.ts";

/** Subresources, which get a short response instead of a not-found page. */
const subresources = /\.(?:avif|css|gif|ico|jpe?g|js|map|png|svg|webmanifest|webp|woff2?)$/i;

type Parts = {
  environment: Environment;
  versions: ContentVersions;
  redirects: Parameters<typeof createRequestDecider>[1];
  render: PageRenderer;
  clock: Clock;
  metrics: Metrics | undefined;
  loadShedder: LoadShedder;
};

/**
 * Responds to requests for pages and payloads in five steps: decide, load, render, encode, respond (one file each in this folder).
 */
export class SitePages {
  /** Callers decide once per request and pass the decision to the methods below. */
  readonly decide: (request: PageRequest) => Decision;
  readonly #environment: Environment;
  readonly #render: PageRenderer;
  readonly #loadShedder: LoadShedder;
  readonly #loader: PageLoader;
  readonly #metrics: Metrics | undefined;
  readonly #responses: PageResponses;
  readonly #errorPages: ErrorResponsePages;
  readonly #notFound: NotFoundPages;

  constructor(parts: Parts) {
    const { environment, versions, render, loadShedder } = parts;
    const policy = createPagePolicy(environment);
    this.decide = createRequestDecider(environment, parts.redirects);
    this.#environment = environment;
    this.#render = render;
    this.#loadShedder = loadShedder;
    this.#metrics = parts.metrics;
    this.#loader = createPageLoader({ ...parts, policy });
    this.#responses = new PageResponses(environment, policy);
    this.#notFound = new NotFoundPages({ environment, versions, render });
    this.#errorPages = new ErrorResponsePages(this.#responses, versions, (decision, errorStatus) =>
      render(pageUrlRequest({ ...decision, query: "" }, environment), decision.language, crypto.randomUUID(), { errorStatus }),
    );
  }

  /** Responds without waiting: redirects, errors and cached pages. Returns `undefined` if a page must be loaded. */
  answerAtOnce(request: PageRequest, decision: Decision): Answer | undefined {
    const answer = this.#responses.withoutPage(request, decision);
    if (answer || decision.kind !== "page" || request.method === "POST") return answer;
    if (isLimited(decision)) return this.#loadShedder.isFull() ? this.#errorPages.ready(request, decision, overloaded) : undefined;
    const encoding = pickEncoding(request.acceptEncoding);
    const page = this.#loader.getCached(decision);
    const variant = page && readyVariant(page[decision.body], encoding);
    if (!page || !variant) return undefined;
    this.#metrics?.pageCache.inc({ result: "hit" });
    return this.#responses.cachedPage(request, decision, page, variant, encoding);
  }

  /** Responds if `answerAtOnce` did not. `readBody` reads the form of a POST. */
  async answer(
    request: PageRequest,
    decision: Decision,
    visitor: PageVisitor,
    readBody: (takesFiles: boolean) => Promise<FormBody>,
  ): Promise<Answer | Response> {
    const requestId = crypto.randomUUID();
    const answer = this.#responses.withoutPage(request, decision);
    if (answer) return answer;
    if (decision.kind !== "page") {
      const url = new URL(request.target, this.#environment.siteUrl);
      if (subresources.test(url.pathname)) return this.#responses.refused(404);
      const cookies = decision.kind === "notFound" ? decision.cookies : [];
      return this.#responses.rendered(await this.#notFound.ofAddress(url, requestId), requestId, cookies);
    }
    annotateSpan({ "http.route": decision.match.page.path, "ecactus.request.id": requestId });
    if (request.method === "POST") {
      return this.#answerForm(decision, requestId, visitor, await readBody(decision.match.page.form === "files"));
    }
    if (!isLimited(decision)) return this.#answerPage(request, decision, requestId, visitor);
    const admitted = await this.#loadShedder.run(visitor.address, () =>
      this.#answerPage(request, decision, requestId, { ...visitor, admitted: true }),
    );
    return admitted.ok ? admitted.result : this.#errorPages.answer(request, decision, admitted);
  }

  async #answerPage(request: PageRequest, decision: PageDecision, requestId: string, visitor: PageVisitor): Promise<Answer | Response> {
    const encoding = pickEncoding(request.acceptEncoding);
    const input = { decision, encoding, requestId, visitor };
    if (isCacheable(decision)) {
      const loaded = await this.#loader.loadCacheable(input);
      if (!loaded.page) return this.#answerFailure(decision, loaded.failed, requestId);
      const variant = await this.#loader.encode(decision, loaded.page, encoding);
      return this.#responses.cachedPage(request, withCookies(decision, loaded.cookies), loaded.page, variant, encoding);
    }
    const loaded = await this.#loader.loadUncacheable(input);
    if (!loaded.page) return this.#answerFailure(decision, loaded.failed, requestId);
    return this.#responses.uncacheablePage(request, withCookies(decision, loaded.cookies), loaded.page, encoding);
  }

  async #answerFailure(decision: PageDecision, failed: RenderedPage, requestId: string): Promise<Response> {
    if (decision.body === "payload") return this.#responses.payloadFailure(failed.response, requestId);
    const isSkipped = failed.response.status === 404 && failed.result.html === undefined;
    const page = isSkipped ? await this.#renderNotFound(decision, requestId) : failed;
    return this.#responses.rendered(page, requestId, decision.cookies);
  }

  async #renderNotFound(decision: PageDecision, requestId: string) {
    const page = await this.#notFound.ofPage(decision, requestId);
    return page ?? this.#render(pageUrlRequest(decision, this.#environment), decision.language, requestId);
  }

  /** Runs the page's action for a form without JavaScript, and renders the page with the result. */
  async #answerForm(decision: PageDecision, requestId: string, visitor: PageVisitor, body: FormBody): Promise<Answer | Response> {
    if (!body.ok) return this.#responses.refused(body.status, body.reason && messages[decision.language][body.reason]);
    const { url } = pageUrlRequest(decision, this.#environment);
    const request = new Request(url, { method: "POST", body: body.fields, headers: { accept: "text/html" } });
    return this.#responses.rendered(await this.#render(request, decision.language, requestId, { visitor }), requestId, decision.cookies);
  }
}

const withCookies = (decision: PageDecision, cookies: readonly string[]): PageDecision => ({
  ...decision,
  cookies: [...decision.cookies, ...cookies],
});

/** Whether load shedding applies to the page, as for a search. */
function isLimited({ match, query }: PageDecision): boolean {
  return match.page.isRateLimited === true && query !== "";
}
