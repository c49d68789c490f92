import { generatePath, type LoaderFunctionArgs, type RouterContextProvider } from "react-router";
import type { AddressOf, FolderOf, PagePath, ParamName, QueryName } from "#app/routing/page-types.ts";
import { pages } from "#app/routing/pages.ts";
import { splitPath } from "#i18n/paths.ts";
import { copyNameOf, type Copies, type CopyName } from "./copies.server.ts";
import type { Query } from "./query.ts";
import { readCopy } from "./read-copy.server.ts";
import { requestContext, type RequestContext } from "./request-context.ts";
import { seoFor, type PageSeo, type SeoData } from "./seo.ts";

type CopyOf<Path extends PagePath> = FolderOf<Path> extends infer Name extends CopyName ? Copies[Name] : object;
type SeoCopyOf<Copy> = Copy extends { seo: infer SeoCopy } ? SeoCopy : undefined;

/** Arguments of a page's loader function. `copy` and `seo` are the messages of the page in its language. */
export type PageArgs<Path extends PagePath> = {
  page: RequestContext;
  path: AddressOf<Path>;
  params: Record<ParamName<Path>, string>;
  query: Query<QueryName<Path>>;
  copy: Omit<CopyOf<Path>, "seo">;
  seo: SeoCopyOf<CopyOf<Path>>;
  context: Readonly<RouterContextProvider>;
};

type Loaded = { seo: PageSeo };

/** `PageArgs` without the types of a particular row. The route table has validated the values. */
type AnyPageArgs = {
  page: RequestContext;
  path: string;
  params: Record<string, string | undefined>;
  query: Query<string>;
  copy: object;
  seo: unknown;
  context: Readonly<RouterContextProvider>;
};

/**
 * Creates the `loader` of a page. Passes the messages, parameters and queries of its row in the route table to `load`, and builds
 * the SEO tags from its result.
 *
 * @param paths path of the page's row, or several if one page has several paths
 */
export function pageLoader<Path extends PagePath, Data extends Loaded>(
  paths: Path | readonly Path[],
  load: (args: PageArgs<Path>) => Data | Promise<Data>,
) {
  const row = pages.find(({ path }) => path === (typeof paths === "string" ? paths : paths[0]));
  const name = row && copyNameOf(row);

  return async ({ context, params, request }: LoaderFunctionArgs): Promise<Omit<Data, "seo"> & { seo: SeoData }> => {
    const page = context.get(requestContext);
    const { pathname, searchParams: query } = new URL(request.url);
    const path = typeof paths === "string" ? generatePath<string>(paths, params) : splitPath(pathname).path;
    const { seo, ...copy }: Record<string, unknown> = name ? await readCopy(page, name) : {};
    const args: AnyPageArgs = { page, path, params, query, copy, seo, context };
    const data = await load(args as never);
    return { ...data, seo: seoFor(page, { path, ...data.seo }) };
  };
}
