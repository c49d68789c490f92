import { RouterContextProvider, type LoaderFunctionArgs, type MetaDescriptor } from "react-router";
import { describe, expect, test } from "vitest";
import { copiesOf } from "./copies.server.ts";
import { pageLoader } from "./page-loader.server.ts";
import { requestContext, type RequestContext } from "./request-context.ts";

const head = { title: "Title", description: "Description", keywords: ["word"], image: "/picture.jpg" };

/** What a loader is called with for an address of a page in German. */
function argsFor(address: string, params: Record<string, string> = {}): LoaderFunctionArgs {
  const context = new RouterContextProvider();
  const api = { config: async () => ({}) };
  context.set(requestContext, { language: "de", siteUrl: "https://example.org", site: {}, api } as unknown as RequestContext);
  return { request: new Request(`https://example.org${address}`), params, context } as unknown as LoaderFunctionArgs;
}

const canonicalOf = (tags: MetaDescriptor[]) => tags.find((tag) => "rel" in tag && tag.rel === "canonical");

describe("a page is known by the path of its row", () => {
  const loadHome = pageLoader("/", () => ({ seo: head }));
  const loadProduct = pageLoader("/products/:id", ({ path, params }) => ({ path, id: params.id, seo: head }));
  const loadLink = pageLoader(["/newsletter/confirm", "/newsletter/unsubscribe"], ({ path }) => ({ path, seo: head }));
  const loadSecond = pageLoader("/explore/news", ({ path }) => ({ seo: { ...head, path: `${path}?page=2` } }));

  test.each([
    ["a page at one address", loadHome, argsFor("/de"), "https://example.org/de"],
    ["at a second address of another row", loadHome, argsFor("/de/index.html"), "https://example.org/de"],
    ["with a parameter", loadProduct, argsFor("/de/products/copia", { id: "copia" }), "https://example.org/de/products/copia"],
    ["at one of its addresses", loadLink, argsFor("/de/newsletter/unsubscribe"), "https://example.org/de/newsletter/unsubscribe"],
    ["unless it names another", loadSecond, argsFor("/de/explore/news?page=2"), "https://example.org/de/explore/news?page=2"],
  ])("%s", async (_sentence, load, args, href) => {
    expect(canonicalOf((await load(args)).seo.tags)).toMatchObject({ href });
  });

  test("which it is told, with its parameter", async () => {
    expect(await loadProduct(argsFor("/de/products/copia", { id: "copia" }))).toMatchObject({ path: "/products/copia", id: "copia" });
    expect(await loadLink(argsFor("/de/newsletter/confirm"))).toMatchObject({ path: "/newsletter/confirm" });
  });
});

test("a page gets the copy of its folder in its language, what it says of itself apart from what it shows", async () => {
  const load = pageLoader("/support-center/maintenance", ({ copy, seo }) => ({ copy, words: seo, seo: { ...seo, image: "/picture.jpg" } }));
  const { copy, words, seo } = await load(argsFor("/de/support-center/maintenance"));
  expect(copy.heading).toBe(copiesOf("support-center-maintenance").de.heading);
  expect(copy).not.toHaveProperty("seo");
  expect(seo.tags).toContainEqual({ name: "description", content: words.description });
});

test("a page reads the queries of its row", async () => {
  const load = pageLoader("/support-center/faqs", ({ query }) => ({ asked: [query.get("line"), query.has("topic")], seo: head }));
  expect(await load(argsFor("/de/support-center/faqs?line=utility"))).toMatchObject({ asked: ["utility", false] });
});

test("what is forgotten or does not exist does not compile", () => {
  // @ts-expect-error -- a page says what it is
  pageLoader("/products", ({ copy }) => ({ copy }));
  // @ts-expect-error -- all of it
  pageLoader("/products", ({ seo: { title } }) => ({ seo: { title } }));
  // @ts-expect-error -- no row has this path
  pageLoader("/product", () => ({ seo: head }));
  // @ts-expect-error -- its row lets no such query through
  pageLoader("/products", ({ query }) => ({ topic: query.get("topic"), seo: head }));
  // @ts-expect-error -- its path has no such parameter
  pageLoader("/products/:id", ({ params }) => ({ key: params.key, seo: head }));
  // @ts-expect-error -- its copy has no such text
  pageLoader("/products", ({ copy }) => ({ text: copy.headnig, seo: head }));
});
