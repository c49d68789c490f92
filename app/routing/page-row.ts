import type { CollectionType } from "#domain/content/schema";
import type { MiddlewareName } from "./middleware.ts";

export type Layout = "default" | "error" | "test" | "none";

/**
 * Row of the route table.
 *
 * - `path`: React Router pattern without language prefix; every row exists in all languages
 * - `sitemap`: whether the page is in sitemap.xml; `content` names the collection whose entries fill a parameter
 * - `query`: query names that change the page, with their valid values; all others are ignored
 * - `layout`: `none` for a page without the site's header and footer
 * - `cached`: `false` for a page with personal data or a response to free text: it is rendered for each request and never stored
 * - `freeText`: queries with text that a visitor typed: the page is cached only without them
 * - `limited`: rendering with a query is expensive: requests are rate-limited per IP address, and few run at once
 * - `form`: whether the page accepts the POST of its own form; `files` allows uploads
 * - `middleware`: names from routing/middleware.ts, run in this order before the page
 * - `validate`: returns whether the parameters are valid; otherwise the page does not exist
 */
export type PageRow = {
  path: string;
  file: string;
  layout: Layout;
  sitemap?: boolean;
  content?: CollectionType;
  query?: Record<string, RegExp>;
  cached?: false;
  freeText?: readonly string[];
  isRateLimited?: true;
  form?: true | "files";
  middleware?: readonly MiddlewareName[];
  validate?: (params: Record<string, string>) => boolean;
};
