import { mayBeKept } from "#app/routing/match-page.ts";
import { localPath } from "#i18n/paths.ts";
import type { Clock } from "#platform/clock";
import { variantOf, type Encoding, type Variant } from "#platform/encoding";
import type { Metrics } from "#platform/metrics";
import { createPageCache } from "#platform/page-cache";
import type { PagePolicy } from "../security-headers.ts";
import type { Environment } from "../environment.ts";
import type { ContentStamps } from "./content-stamps.ts";
import type { PageDecision } from "./decide-request.ts";
import { encodeForCache, encodeOnce, sizeOfPage, type CachedPage, type PageBody } from "./encode-page.ts";
import type { Caller, PageRenderer, Rendered } from "./page-renderer.ts";

/** `page` and the cookies that its render set, or the render that failed. */
type Loaded<Page> = { page: Page; cookies: readonly string[] } | { page?: undefined; failed: Rendered };
type Input = { decision: PageDecision; encoding: Encoding; requestId: string; visitor: Caller };

export type PageLoader = {
  /** Returns a page from the cache. */
  cached(decision: PageDecision): CachedPage | undefined;
  /** Returns a cacheable page from the cache, or renders and caches it. */
  loadCacheable(input: Input): Promise<Loaded<CachedPage>>;
  /** Renders the requested body of an uncacheable page. */
  loadUncacheable(input: Input): Promise<Loaded<PageBody>>;
  /** Returns the requested body of a cached page in an encoding, and counts the memory of a new variant. */
  encode(decision: PageDecision, page: CachedPage, encoding: Encoding): Promise<Variant>;
};

/** Every page of the site takes about 15 MB in brotli. */
const cacheBytes = 24 * 1024 * 1024;

/** Loads pages by their decision. A page's cache key has the content version, so that a change of content needs no purge. */
export function createPageLoader(parts: {
  environment: Environment;
  stamps: ContentStamps;
  render: PageRenderer;
  policy: PagePolicy;
  clock: Clock;
  metrics: Metrics | undefined;
}): PageLoader {
  const { environment, stamps, policy, clock, metrics } = parts;
  const isOver = ({ expiresAt, isComplete }: CachedPage) => !isComplete || (expiresAt !== undefined && expiresAt <= clock.now());
  const cache = createPageCache<CachedPage>({ maxBytes: cacheBytes, sizeOf: sizeOfPage, isOver });
  const keyOf = ({ language, path, query }: PageDecision) => `${language} ${stamps.of(language)} ${path}?${query}`;
  metrics?.onScrape(() => metrics.pageCacheBytes.set({ cache: "pages" }, cache.bytes()));

  const render = ({ decision, requestId, visitor }: Input) => {
    const isPersonal = decision.match.page.cached === false;
    return parts.render(pageUrlRequest(decision, environment), decision.language, requestId, {
      // A cached page is the same for all visitors and must not know who asked for it first.
      visitor: isPersonal ? visitor : undefined,
      dataOnly: decision.body === "payload" && !isCacheable(decision),
      skipsNotFound: !isPersonal,
    });
  };

  return {
    cached: (decision) => cache.get(keyOf(decision)),

    async loadCacheable(input) {
      let rendered: Rendered | undefined;
      // The key is computed before the render reads content, so that older content never gets a newer key.
      const page = await cache.fetch(keyOf(input.decision), async () => {
        rendered = await render(input);
        return rendered.response.status === 200 ? encodeForCache(rendered, policy) : undefined;
      });
      metrics?.pageCache.inc({ result: rendered ? "miss" : "hit" });
      if (page) return { page, cookies: rendered?.result.cookies ?? [] };
      // When the render of another visitor failed, this visitor's own render returns the response.
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
  return !import.meta.env.DEV && mayBeKept(match.page, query);
}

/** Returns a GET request for a page's own address. */
export function pageUrlRequest({ language, path, query }: PageDecision, { siteUrl }: Environment): Request {
  const url = new URL(localPath(language, path), siteUrl);
  url.search = query;
  return new Request(url, { headers: { accept: "text/html" } });
}
