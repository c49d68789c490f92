import { redirect, type MiddlewareFunction } from "react-router";
import { localPath, splitPath } from "#i18n/paths.ts";
import { findRouteRule, routeRules, type RouteRule } from "./route-rules.ts";

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
