import { data, type MiddlewareFunction } from "react-router";
import { splitPath } from "#i18n/paths.ts";
import { isClosed } from "./maintenance.ts";
import { matchPage } from "./match-page.ts";
import { runMiddleware } from "./middleware.ts";
import { readShell } from "./read-shell.server.ts";
import { requestContext } from "./request-context.ts";

/** Runs before every page on the server, and before its data alone (`url` is the page's for both): maintenance, the route's own check, then its named middleware. */
export const pageMiddleware: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const { path } = splitPath(url.pathname);
  const match = matchPage(path);
  if (match?.page.validate && !match.page.validate(match.params)) throw data(null, { status: 404 });
  const page = context.get(requestContext);
  if (match && isClosed(page.maintenance, path, match.page.path)) throw data(await readShell(page, url.pathname), { status: 503 });
  const response = await next();
  runMiddleware(match?.page.middleware ?? [], { path, headers: response.headers });
  return response;
};
