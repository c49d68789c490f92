import type { CollectionType } from "#domain/content/schema";
import type { MiddlewareName } from "./middleware.ts";

export type Layout = "default" | "error" | "test" | "none";

/**
 * One row of the route table.
 *
 * - `path`: React Router pattern without language prefix; every row exists in all languages
 * - `sitemap`: whether the page is in sitemap.xml; `content` names the collection whose entries fill a parameter
 * - `query`: query names that change the page, each with the values it takes; all others are ignored
 * - `layout`: `none` for a page without the site's header and footer
 * - `cached`: `false` for a page that knows its visitor or answers a text of theirs: it is rendered each time and kept nowhere
 * - `freeText`: queries that hold what a visitor typed: an answer to one is rendered each time and kept nowhere, the page without them is kept
 * - `limited`: with a query it is dear to make: each address may ask for it so often, and few are made at once
 * - `form`: whether the page takes the POST of a form of its own, and with files
 * - `middleware`: names from routing/middleware.ts, run in this order before the page
 * - `validate`: when it refuses the parameters, the page does not exist
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
  limited?: true;
  form?: true | "files";
  middleware?: readonly MiddlewareName[];
  validate?: (params: Record<string, string>) => boolean;
};
