import { data, redirect, type MiddlewareFunction } from "react-router";
import { localPath, splitPath } from "#i18n/paths.ts";
import { routeRules, type RouteRule } from "../pages.ts";
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
export function routeRuleMiddleware(
  rules: readonly RouteRule[] = routeRules,
  leave: (address: string) => void = (address) => window.location.assign(address),
): MiddlewareFunction {
  return async ({ request }, next) => {
    const { path, language } = splitPath(new URL(request.url).pathname);
    const rule = findRouteRule(path, rules);
    if (!rule) return next();
    if (rule.redirect.startsWith("/")) throw redirect(localPath(language, rule.redirect));
    leave(rule.redirect);
    // The page is being left; nothing of this one is to change meanwhile.
    return new Promise(() => {});
  };
}
