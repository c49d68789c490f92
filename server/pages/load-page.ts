import { isCacheablePage } from "#app/routing/match-page.ts";
import { localPath } from "#i18n/paths.ts";
import type { Clock } from "#platform/clock";
import { variantOf, type Encoding, type Variant } from "#platform/encoding";
import type { Metrics } from "#platform/metrics";
import { createPageCache } from "#platform/page-cache";
import type { PagePolicy } from "../security-headers.ts";
import type { Environment } from "../environment.ts";
import type { ContentVersions } from "./content-versions.ts";
import type { PageDecision } from "./decide-request.ts";
import { encodeForCache, encodeOnce, sizeOfPage, type CachedPage, type PageBody } from "./encode-page.ts";
import type { PageVisitor, PageRenderer, RenderedPage } from "./page-renderer.ts";

/** Page with the cookies that its render set, or the failed render. */
type Loaded<Page> = { page: Page; cookies: readonly string[] } | { page?: undefined; failed: RenderedPage };
type Input = { decision: PageDecision; encoding: Encoding; requestId: string; visitor: PageVisitor };

export type PageLoader = {
  getCached(decision: PageDecision): CachedPage | undefined;
  /** Returns a cacheable page from the cache, or renders and caches it. */
  loadCacheable(input: Input): Promise<Loaded<CachedPage>>;
  /** Renders the requested body of an uncacheable page. */
  loadUncacheable(input: Input): Promise<Loaded<PageBody>>;
  /** Returns the requested body in an encoding, and counts the memory of a new variant. */
  encode(decision: PageDecision, page: CachedPage, encoding: Encoding): Promise<Variant>;
};

/** All pages of the site take about 15 MB in brotli. */
const cacheBytes = 24 * 1024 * 1024;

/** Loads pages. The cache key contains the content version, so a change of content needs no purge. */
export function createPageLoader(parts: {
  environment: Environment;
  versions: ContentVersions;
  render: PageRenderer;
  policy: PagePolicy;
  clock: Clock;
  metrics: Metrics | undefined;
}): PageLoader {
  const { environment, versions, policy, clock, metrics } = parts;
  const isExpired = ({ expiresAt, isComplete }: CachedPage) => !isComplete || (expiresAt !== undefined && expiresAt <= clock.now());
  const cache = createPageCache<CachedPage>({ maxBytes: cacheBytes, sizeOf: sizeOfPage, isExpired });
  const keyOf = ({ language, path, query }: PageDecision) => `${language} ${versions.of(language)} ${path}?${query}`;
  metrics?.onScrape(() => metrics.pageCacheBytes.set({ cache: "pages" }, cache.bytes()));

  const render = ({ decision, requestId, visitor }: Input) => {
    const isPersonal = decision.match.page.cached === false;
    return parts.render(pageUrlRequest(decision, environment), decision.language, requestId, {
      // Hides the visitor from a cacheable page, which is the same for all visitors.
      visitor: isPersonal ? visitor : undefined,
      isDataOnly: decision.body === "payload" && !isCacheable(decision),
      skipsNotFound: !isPersonal,
    });
  };

  return {
    getCached: (decision) => cache.get(keyOf(decision)),

    async loadCacheable(input) {
      let rendered: RenderedPage | undefined;
      // Computes the key before the render reads content, so that older content never gets a newer key.
      const page = await cache.fetch(keyOf(input.decision), async () => {
        rendered = await render(input);
        return rendered.response.status === 200 ? encodeForCache(rendered, policy) : undefined;
      });
      metrics?.pageCache.inc({ result: rendered ? "miss" : "hit" });
      if (page) return { page, cookies: rendered?.result.cookies ?? [] };
      // Renders again if the shared render failed, so that each visitor gets a response of their own.
      return { failed: rendered ?? (await render(input)) };
    },

    async loadUncacheable(input) {
      const rendered = await render(input);
      if (rendered.response.status !== 200) return { failed: rendered };
      return { page: await encodeOnce(rendered, policy, input.decision.body, input.encoding), cookies: rendered.result.cookies };
    },

    async encode(decision, page, encoding) {
      const variant = await variantOf(page[decision.body], encoding);
      cache.recount(keyOf(decision));
      return variant;
    },
  };
}

export function isCacheable({ match, query }: PageDecision): boolean {
  return !import.meta.env.DEV && isCacheablePage(match.page, query);
}

/** Builds a GET request for the page itself, whether its HTML, its payload or its form was requested. */
export function pageUrlRequest({ language, path, query }: PageDecision, { siteUrl }: Environment): Request {
  const url = new URL(localPath(language, path), siteUrl);
  url.search = query;
  return new Request(url, { headers: { accept: "text/html" } });
}
