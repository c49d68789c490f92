import { mayBeKept } from "#app/shell/match-page.ts";
import type { RequestContext } from "#app/shell/request-context.ts";
import { localPath, splitPath } from "#i18n/paths.ts";
import type { Clock } from "#platform/clock";
import { createPageCache, type PageCache } from "#platform/page-cache";
import { createPagePolicy, type PagePolicy } from "../middleware/security-headers.ts";
import type { Environment } from "../environment.ts";
import { pickEncoding } from "./compression.ts";
import type { ContentStamps } from "./content-stamps.ts";
import { createFrontDoor, type PageVisit } from "./front-door.ts";
import { PageAnswers, type Answer, type DocumentRequest } from "./page-answers.ts";
import type { PageRenderer, Visitor } from "./render-page.ts";
import { formOf, inlineHashes, sizeOfPage, storeBody, type StoredPage } from "./stored-page.ts";

type Produced = ({ page: StoredPage; failed?: never } | { page?: never; failed: Response }) & { cookies: readonly string[] };
/** The fields of a form, or why they cannot be had. */
export type FormBody = { ok: true; fields: URLSearchParams } | { ok: false; status: 400 | 403 | 413 | 415 };

const cacheBytes = 48 * 1024 * 1024;

/** Answers for documents and their payloads: from the rules, from the page cache, else by rendering. */
export class Documents {
  readonly #cache: PageCache<StoredPage>;
  readonly #environment: Environment;
  readonly #stamps: ContentStamps;
  readonly #render: PageRenderer;
  readonly #decide: ReturnType<typeof createFrontDoor>;
  readonly #answers: PageAnswers;
  readonly #policy: PagePolicy;

  constructor(environment: Environment, stamps: ContentStamps, render: PageRenderer, clock: Clock) {
    const isOver = ({ endsAt, isWhole }: StoredPage) => !isWhole || (endsAt !== undefined && endsAt <= clock.now());
    this.#cache = createPageCache<StoredPage>({ maxBytes: cacheBytes, sizeOf: sizeOfPage, isOver });
    this.#environment = environment;
    this.#stamps = stamps;
    this.#render = render;
    this.#decide = createFrontDoor(environment);
    this.#policy = createPagePolicy(environment);
    this.#answers = new PageAnswers(environment, this.#policy);
  }

  /** What needs neither rendering nor waiting; `undefined` sends the request on to the router. */
  answerAtOnce(request: DocumentRequest): Answer | undefined {
    const decision = this.#decide(request);
    const answer = this.#answers.withoutPage(request, decision);
    if (answer || decision.kind !== "page" || request.method === "POST") return answer;
    const page = this.#cache.get(this.#keyOf(decision));
    const encoding = pickEncoding(request.acceptEncoding);
    const form = page && (decision.payload ? page.payload : page.html).forms[encoding];
    return form && this.#answers.page(request, decision, page, form, encoding);
  }

  /** Answers by rendering, and keeps the page where it may be kept. */
  async answer(request: DocumentRequest, visitor: Visitor, body: () => Promise<FormBody>): Promise<Answer | Response> {
    const decision = this.#decide(request);
    const requestId = crypto.randomUUID();
    const refusal = this.#answers.withoutPage(request, decision);
    if (refusal) return refusal;
    if (decision.kind !== "page") {
      // No page, or an address that is no page's and that no file or API route answered.
      const url = new URL(request.target, this.#environment.siteUrl);
      const { response } = await this.#render(documentRequest(url), splitPath(url.pathname).language, requestId);
      return this.#answers.uncached(response, requestId);
    }
    if (request.method === "POST") return this.#answerForm(decision, requestId, visitor, await body());

    const { page, failed, cookies } = await this.#pageFor(decision, requestId, visitor);
    if (page) {
      const encoding = pickEncoding(request.acceptEncoding);
      const form = await formOf(decision.payload ? page.payload : page.html, encoding);
      this.#cache.recount(this.#keyOf(decision));
      return this.#answers.page(request, { ...decision, cookies: [...decision.cookies, ...cookies] }, page, form, encoding);
    }
    return decision.payload ? this.#answers.payloadFailure(failed, requestId) : this.#answers.uncached(failed, requestId, cookies);
  }

  /** A form that came without JavaScript: the page's action, then the page with what it says. */
  async #answerForm(visit: PageVisit, requestId: string, visitor: Visitor, body: FormBody): Promise<Answer | Response> {
    if (!body.ok) return this.#answers.refused(body.status);
    const address = this.#requestFor(visit).url;
    const request = new Request(address, { method: "POST", body: body.fields, headers: { accept: "text/html" } });
    const { response, rendering } = await this.#render(request, visit.language, requestId, visitor);
    return this.#answers.uncached(response, requestId, rendering.cookies);
  }

  async #pageFor(visit: PageVisit, requestId: string, visitor: Visitor): Promise<Produced> {
    let failed: Response | undefined;
    const cookies: string[] = [];
    // A page that is kept is the same for all: it knows nothing of who asked first.
    const isKept = !import.meta.env.DEV && mayBeKept(visit.match.page, visit.query);
    const isPersonal = visit.match.page.cached === false;
    const produce = async () => {
      const { response, rendering } = await this.#render(this.#requestFor(visit), visit.language, requestId, isPersonal ? visitor : undefined);
      cookies.push(...rendering.cookies);
      if (response.status === 200) return storePage(this.#policy, response.headers, await response.text(), rendering);
      failed = response;
      return undefined;
    };
    // The stamp in the key is read before the render reads any content, so that an older page never gets a newer key.
    const page = isKept ? await this.#cache.fetch(this.#keyOf(visit), produce) : await produce();
    if (page) return { page, cookies };
    // Another visitor's render of the same page failed while this one waited for it: this one's own tells how.
    failed ??= (await this.#render(this.#requestFor(visit), visit.language, requestId)).response;
    return { failed, cookies };
  }

  #requestFor({ language, path, query }: PageVisit): Request {
    const url = new URL(localPath(language, path), this.#environment.siteUrl);
    url.search = query;
    return documentRequest(url);
  }

  #keyOf({ language, path, query }: PageVisit): string {
    return `${language} ${this.#stamps.of(language)} ${path}?${query}`;
  }
}

function documentRequest(url: URL): Request {
  return new Request(url, { headers: { accept: "text/html" } });
}

function storePage(policy: PagePolicy, headers: Headers, html: string, { loaderData = {}, endsAt, api }: RequestContext): StoredPage {
  const id = Object.keys(loaderData).find((routeId) => routeId !== "root" && !routeId.startsWith("layout-"));
  headers.delete("content-type");
  return {
    html: storeBody("text/html; charset=utf-8", html),
    payload: storeBody("application/json; charset=utf-8", JSON.stringify(id ? loaderData[id] : null)),
    policy: policy(inlineHashes(html)),
    headers: Object.fromEntries(headers),
    endsAt,
    isWhole: !api.hasFailed(),
  };
}
