export type ProxiedInit = { method?: string; headers?: Record<string, string>; body?: string | URLSearchParams };
export type ProxiedRequest = [what: string, address: string, init: ProxiedInit];

/** Cookies of a visitor with a cached language; `tag` is the locale. */
export const languageCookies = (language: string, tag: string) => ({
  cookie: `theme=x; official_lang_cache@v1=${language}; locale=${tag}`,
});

/** Requests that nginx must answer exactly as the site does, with exported files and with its cache. */
export const proxiedRequests: readonly ProxiedRequest[] = [
  ["the home page", "/", {}],
  ["home with German cached", "/", { headers: languageCookies("de", "de") }],
  ["the second address of the home page", "/de/index.html", {}],
  ["a new visitor of a prefixed page", "/de/about-us", {}],
  ["a returning visitor of a prefixed page", "/de/about-us", { headers: languageCookies("de", "de") }],
  ["a page with another language cached", "/cn/products/copia", { headers: languageCookies("au", "en-AU") }],
  ["a page that depends on its query", "/en/products?category=battery", {}],
  ["a query that changes nothing", "/en/about-us?utm_source=x", {}],
  ["a slash at the end", "/about-us/", {}],
  ["two slashes", "//about-us", {}],
  ["a legacy address", "/de/vpp/old", {}],
  ["a page's payload", "/au/products/_payload.json", {}],
  ["a payload with a build's id", "/_payload.json?k3Jd9", {}],
  ["a payload that depends on its query", "/products/_payload.json?category=battery", {}],
  ["a page that depends on its visitor", "/login", {}],
  ["a page that requires a login", "/personal-center", { headers: languageCookies("fr", "fr") }],
  ["HEAD", "/en", { method: "HEAD", headers: languageCookies("en", "en-US") }],
  ["the API", "/api/product/list?size=2", {}],
  ["robots.txt", "/robots.txt", {}],
  ["security.txt", "/.well-known/security.txt", {}],
  ["the icon", "/favicon.ico", {}],
  ["sitemap.xml", "/sitemap.xml", {}],
  ["an asset that does not exist", "/assets/nothing.js", {}],
];
