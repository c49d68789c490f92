import { stackQuery } from "./pages/product/stack/stack-query.ts";
import type { MiddlewareName } from "./shell/middleware.ts";

export type Layout = "default" | "error" | "test" | "none";

/**
 * One row of the route table.
 *
 * - `path`: React Router pattern without language prefix; every row exists in all languages
 * - `sitemap`: whether the page is in sitemap.xml; `content` names the collection whose entries fill a parameter
 * - `query`: query names that change the page, each with the values it takes; all others are ignored
 * - `layout`: `none` for a page without the site's header and footer
 * - `cached`: `false` for a page that knows its visitor or answers a text of theirs: it is rendered each time and kept nowhere
 * - `form`: whether the page takes the POST of a form of its own
 * - `middleware`: names from shell/middleware.ts, run in this order before the page
 * - `validate`: when it refuses the parameters, the page does not exist
 */
export type PageRow = {
  path: string;
  file: string;
  layout: Layout;
  sitemap?: boolean;
  content?: string;
  query?: Record<string, RegExp>;
  cached?: false;
  form?: true;
  middleware?: readonly MiddlewareName[];
  validate?: (params: Record<string, string>) => boolean;
};

const hasKey = ({ id = "" }: Record<string, string>) => /^[a-z0-9][a-z0-9-]{0,99}$/.test(id);
/** Path and query on this site; `app/shell/account/next-address.ts` looks closer. */
const localAddress = /^\/(?![/\\])[^\\\s]{0,500}$/;
const pageNumber = /^[1-9]\d{0,4}$/;

export const pages: readonly PageRow[] = [
  { path: "/", file: "pages/home/route.tsx", layout: "default", sitemap: true },
  { path: "/index.html", file: "pages/home/route.tsx", layout: "default" },
  { path: "/about-us", file: "pages/about-us/route.tsx", layout: "default", sitemap: true },
  { path: "/contact-us", file: "pages/contact/route.tsx", layout: "none", sitemap: true, form: true, query: { result: /^sent$/ } },
  {
    path: "/products",
    file: "pages/products/route.tsx",
    layout: "default",
    sitemap: true,
    query: {
      category: /^(large-scale|power-conversion-system|battery|all-in-one|hybrid-inverter|hybrid-all-in-one)$/,
      compare: /^[a-z0-9][a-z0-9-]{0,99}(,[a-z0-9][a-z0-9-]{0,99}){0,19}$/,
    },
  },
  { path: "/products/agave-th-three-phase-home-battery-energy-storage-system", file: "pages/product/agave-th/route.tsx", layout: "default", query: stackQuery },
  { path: "/products/myrtillo-ess-high-voltage-lfp-battery", file: "pages/product/myrtillo/route.tsx", layout: "default", query: stackQuery },
  { path: "/products/:id", file: "pages/product/route.tsx", layout: "default", content: "product", validate: hasKey },
  { path: "/explore/news", file: "pages/news/route.tsx", layout: "default", sitemap: true, query: { page: pageNumber } },
  { path: "/explore/news/:id", file: "pages/news-item/route.tsx", layout: "default", content: "news", validate: hasKey },
  { path: "/newsletter", file: "pages/newsletter/route.tsx", layout: "default", sitemap: true, form: true, query: { result: /^sent$/ } },
  ...["/newsletter/confirm", "/newsletter/unsubscribe"].map((path): PageRow => ({
    path,
    file: "pages/newsletter-link/route.tsx",
    layout: "none",
    form: true,
    cached: false,
    middleware: ["notIndexed"],
    query: { token: /^[\w.-]{1,100}$/, result: /^done$/ },
  })),
  { path: "/document/cookies-policy", file: "pages/policy/route.tsx", layout: "default", sitemap: true, form: true, query: { result: /^saved$/ } },
  { path: "/document/privacy-policy", file: "pages/policy/route.tsx", layout: "default", sitemap: true },
  { path: "/document/service-agreement", file: "pages/policy/route.tsx", layout: "default", sitemap: true },
  { path: "/document/vulnerability-disclosure-policy", file: "pages/policy/route.tsx", layout: "default", sitemap: true },
  { path: "/legal-notice", file: "pages/policy/route.tsx", layout: "default", sitemap: true },
  { path: "/accessibility", file: "pages/policy/route.tsx", layout: "default", sitemap: true },
  { path: "/search", file: "pages/search/route.tsx", layout: "default", query: { q: /./s }, cached: false },
  { path: "/login", file: "pages/login/route.tsx", layout: "none", sitemap: true, form: true, cached: false, query: { next: localAddress, by: /^phone$/, result: /^(signed-out|reset|deleted)$/ } },
  { path: "/sign-up", file: "pages/sign-up/route.tsx", layout: "none", sitemap: true, form: true, query: { result: /^done$/ } },
  { path: "/retrieve-password", file: "pages/retrieve-password/route.tsx", layout: "none", sitemap: true, form: true, query: { result: /^done$/ } },
  {
    path: "/personal-center",
    file: "pages/personal-center/route.tsx",
    layout: "default",
    form: true,
    cached: false,
    middleware: ["notIndexed"],
    query: { result: /^(profile|email|password|session|sessions|newsletter)$/ },
  },
  {
    path: "/platform/open-api/console",
    file: "pages/open-api-console/route.tsx",
    layout: "default",
    form: true,
    cached: false,
    middleware: ["notIndexed"],
    query: { result: /^revoked$/ },
  },
  { path: "/sitemap", file: "pages/sitemap/route.tsx", layout: "default", sitemap: true },
  { path: "/test", file: "pages/gallery/route.tsx", layout: "test", middleware: ["notIndexed"] },
];

/** A route's name: its path's segments joined by "-"; "index" for home. */
export function pageName(path: string): string {
  const segments = path.split("/").filter(Boolean).map((segment) => segment.replace(/^:/, ""));
  return segments.length === 0 ? "index" : segments.join("-");
}
