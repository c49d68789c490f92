export type RouteRule = { from: string; redirect: string; status: 301 | 302 };

/** Short addresses in print and old links. An absolute `redirect` leaves the site. */
export const routeRules: readonly RouteRule[] = [
  { from: "/about", redirect: "/about-us", status: 301 },
  { from: "/news", redirect: "/explore/news", status: 301 },
];

export function findRouteRule(path: string, rules: readonly RouteRule[] = routeRules): RouteRule | undefined {
  return rules.find((rule) => rule.from === path);
}
