/** Route middleware, which may set response headers. */
export type PageMiddleware = (page: { path: string; headers: Headers }) => void;

const middleware = {
  /** Keeps a page out of search engines. */
  notIndexed: ({ headers }) => headers.set("x-robots-tag", "noindex, nofollow"),
} satisfies Record<string, PageMiddleware>;

export type MiddlewareName = keyof typeof middleware;

const isMiddleware = (name: string): name is MiddlewareName => Object.hasOwn(middleware, name);

/** @throws if a name does not exist, which is a mistake in the route table */
export function runMiddleware(names: readonly string[], page: { path: string; headers: Headers }): void {
  for (const name of names) {
    if (!isMiddleware(name)) throw new Error(`Unknown route middleware: ${name}`);
    middleware[name](page);
  }
}
