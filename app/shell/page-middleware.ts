import { data, redirect, type MiddlewareFunction } from "react-router";
import { splitPath, localPath } from "#i18n/paths.ts";
import { findRouteRule, matchPage } from "./match-page.ts";
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

/** Runs before every navigation in the browser: a rule to an absolute address leaves with a full-page navigation. */
export const routeRuleMiddleware: MiddlewareFunction = async ({ request }, next) => {
  const { path, language } = splitPath(new URL(request.url).pathname);
  const rule = findRouteRule(path);
  if (!rule) return next();
  if (rule.redirect.startsWith("/")) throw redirect(localPath(language, rule.redirect));
  window.location.assign(rule.redirect);
  // The page is being left; nothing of this one is to change meanwhile.
  return new Promise(() => {});
};
