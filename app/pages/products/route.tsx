import { useLoaderData, type ShouldRevalidateFunctionArgs } from "react-router";
import { loadCachedList, useCachedList } from "#app/page/cached-list.ts";
import { Catalogue } from "./catalogue.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { meta } from "#app/page/page-exports.ts";

export const clientLoader = loadCachedList("productsList");

/** The loader returns all products: only another category needs a reload, for the title. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const category = (url: URL) => url.searchParams.get("category");
  return defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || category(currentUrl) !== category(nextUrl));
}

export default function Products() {
  useCachedList("productsList");
  return <Catalogue {...useLoaderData<typeof loader>()} />;
}
