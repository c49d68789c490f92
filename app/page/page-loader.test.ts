import { RouterContextProvider, type LoaderFunctionArgs, type MetaDescriptor } from "react-router";
import { describe, expect, test } from "vitest";
import { copiesOf } from "./copies.server.ts";
import { pageLoader } from "./page-loader.server.ts";
import { requestContext, type RequestContext } from "./request-context.ts";

const head = { title: "Title", description: "Description", keywords: ["word"], image: "/picture.jpg" };

/** Loader arguments for the URL of a page in German. */
function argsFor(address: string, params: Record<string, string> = {}): LoaderFunctionArgs {
  const context = new RouterContextProvider();
  const api = { config: async () => ({}) };
  context.set(requestContext, { language: "de", siteUrl: "https://example.org", site: {}, api } as unknown as RequestContext);
  return { request: new Request(`https://example.org${address}`), params, context } as unknown as LoaderFunctionArgs;
}

const canonicalOf = (tags: MetaDescriptor[]) => tags.find((tag) => "rel" in tag && tag.rel === "canonical");

describe("page loader", () => {
  const loadHome = pageLoader("/", () => ({ seo: head }));
  const loadProduct = pageLoader("/products/:id", ({ path, params }) => ({ path, id: params.id, seo: head }));
  const loadLink = pageLoader(["/newsletter/confirm", "/newsletter/unsubscribe"], ({ path }) => ({ path, seo: head }));
  const loadSecond = pageLoader("/explore/news", ({ path }) => ({ seo: { ...head, path: `${path}?page=2` } }));

  test.each([
    ["of a page with one path", loadHome, argsFor("/de"), "https://example.org/de"],
    ["to the row's path from another URL", loadHome, argsFor("/de/index.html"), "https://example.org/de"],
    ["with a route parameter", loadProduct, argsFor("/de/products/copia", { id: "copia" }), "https://example.org/de/products/copia"],
    [
      "to the requested one of several paths",
      loadLink,
      argsFor("/de/newsletter/unsubscribe"),
      "https://example.org/de/newsletter/unsubscribe",
    ],
    ["to the path that the page returns", loadSecond, argsFor("/de/explore/news?page=2"), "https://example.org/de/explore/news?page=2"],
  ])("sets the canonical link %s", async (_sentence, load, args, href) => {
    expect(canonicalOf((await load(args)).seo.tags)).toMatchObject({ href });
  });

  test("passes the path and its parameter to the page", async () => {
    expect(await loadProduct(argsFor("/de/products/copia", { id: "copia" }))).toMatchObject({ path: "/products/copia", id: "copia" });
    expect(await loadLink(argsFor("/de/newsletter/confirm"))).toMatchObject({ path: "/newsletter/confirm" });
  });
});

test("page loader › receives its localized messages, with SEO texts kept separate", async () => {
  const load = pageLoader("/support-center/maintenance", ({ copy, seo }) => ({ copy, words: seo, seo: { ...seo, image: "/picture.jpg" } }));
  const { copy, words, seo } = await load(argsFor("/de/support-center/maintenance"));
  expect(copy.heading).toBe(copiesOf("support-center-maintenance").de.heading);
  expect(copy).not.toHaveProperty("seo");
  expect(seo.tags).toContainEqual({ name: "description", content: words.description });
});

test("page loader › reads the query parameters of its route", async () => {
  const load = pageLoader("/support-center/faqs", ({ query }) => ({ asked: [query.get("line"), query.has("topic")], seo: head }));
  expect(await load(argsFor("/de/support-center/faqs?line=utility"))).toMatchObject({ asked: ["utility", false] });
});

test("page loader › does not compile with missing SEO data or unknown names", () => {
  // @ts-expect-error -- the SEO data is missing
  pageLoader("/products", ({ copy }) => ({ copy }));
  // @ts-expect-error -- the SEO data is incomplete
  pageLoader("/products", ({ seo: { title } }) => ({ seo: { title } }));
  // @ts-expect-error -- no route has this path
  pageLoader("/product", () => ({ seo: head }));
  // @ts-expect-error -- its route declares no such query parameter
  pageLoader("/products", ({ query }) => ({ topic: query.get("topic"), seo: head }));
  // @ts-expect-error -- its path has no such parameter
  pageLoader("/products/:id", ({ params }) => ({ key: params.key, seo: head }));
  // @ts-expect-error -- its messages have no such key
  pageLoader("/products", ({ copy }) => ({ text: copy.headnig, seo: head }));
});
