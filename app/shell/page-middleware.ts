import { data, type MiddlewareFunction } from "react-router";
import { splitPath } from "#i18n/paths.ts";
import { matchPage } from "./match-page.ts";
import { runMiddleware } from "./middleware.ts";

/** Runs before every page on the server: the route's own check, then its named middleware. */
export const pageMiddleware: MiddlewareFunction<Response> = async ({ request }, next) => {
  const { path } = splitPath(new URL(request.url).pathname);
  const match = matchPage(path);
  if (match?.page.validate && !match.page.validate(match.params)) throw data(null, { status: 404 });
  const response = await next();
  runMiddleware(match?.page.middleware ?? [], { path, headers: response.headers });
  return response;
};
