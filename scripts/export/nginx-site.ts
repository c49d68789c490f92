import { languageCacheName, languageCacheSeconds, localeCookieName, localeCookieSeconds } from "#i18n/language-cache.ts";
import { languageCodes, languages } from "#i18n/languages.ts";
import { policyReporting, securityHeaders } from "../../server/security-headers.ts";
import type { Environment } from "../../server/environment.ts";
import { pageFile, type Exported } from "./write-site.ts";

type NginxSite = {
  environment: Pick<Environment, "siteUrl">;
  folder: string;
  listen: string;
  server: string;
  policies: Exported["policies"];
};

/** Exported images that other sites may embed. */
const sharedPictures = String.raw`"~^/(assets|media)/.+\.(avif|jpg|png|svg|webp)$"`;
const table = languageCodes.map((code) => ({ code, ...languages[code] }));
const prefixed = table.filter(({ prefix }) => prefix !== "");

/**
 * Builds the configuration for nginx's `http` block: serves exported files with the server's headers, and passes all other requests
 * to the server. Needs nginx with gzip_static; the `.br` files are for a Brotli module.
 */
export function nginxSite({ environment, folder, listen, server, policies }: NginxSite): string {
  return `# Made by \`npm run export\`: made anew with every publication, not to be edited.
${maps(environment, policies)}
upstream ecactus { server ${server}; keepalive 16; }

server {
  listen ${listen};
  server_name ${environment.siteUrl.hostname};
  root ${folder};
  # An address with two slashes is one that the server redirects.
  merge_slashes off;
  charset utf-8;
  charset_types text/plain application/json;
  gzip_static on;
  gzip_vary on;
  # The server has limits of its own; the largest is of what staff upload.
  client_max_body_size 64m;

  location / {
    ${headers(environment, "$page_policy")}
    add_header Content-Language $language_tag;
    add_header Cache-Control $page_caching;
    add_header Vary $page_vary;
    add_header Set-Cookie $set_language;
    add_header Set-Cookie $set_locale;
    try_files $page @server;
  }
  location ~ /_payload\\.json$ {
    ${headers(environment)}
    add_header Cache-Control no-cache;
    try_files $payload @server;
  }
  location ~ ^/(assets|media)/ {
    ${headers(environment)}
    add_header Cache-Control "public, max-age=31536000, immutable";
    try_files $uri @server;
  }
  location ~ ^/(robots\\.txt$|\\.well-known/|builds/) {
    ${headers(environment)}
    add_header Cache-Control $file_caching;
    gzip_static off;
    gzip_vary off;
    try_files /files$uri @server;
  }
  location @server {
    charset off;
    proxy_pass http://ecactus$request_uri;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  }
}
`;
}

/**
 * Maps of request variables. A page is served from its file unless there is a language redirect or a query; the number of a list page
 * is the only query with a file.
 */
function maps({ siteUrl }: NginxSite["environment"], policies: Exported["policies"]): string {
  const secure = siteUrl.protocol === "https:" ? "; Secure" : "";
  const codes = prefixed.map(({ code }) => code).join("|");
  const tags = prefixed.map(({ tag }) => tag).join("|");
  const cookie = (name: string) => `"~(?:^|; )${name.replaceAll(".", "\\.")}=([^;]*?) *(?:;|$)" $1;`;
  const rows = (entries: Iterable<readonly [string, string]>) => [...entries].map(([key, value]) => `  "${key}" "${value}";`).join("\n");
  return `map_hash_bucket_size 512;
map_hash_max_size 65536;
map $http_cookie $cached_language { default ""; ${cookie(languageCacheName)} }
map $http_cookie $locale { default ""; ${cookie(localeCookieName)} }
map $uri $language { default fr; ${prefixed.map(({ code, prefix }) => `~^${prefix}(/|$) ${code};`).join(" ")} }
map $language $language_tag { ${table.map(({ code, tag }) => `${code} ${tag};`).join(" ")} }
map "$language:$cached_language" $elsewhere { default ""; "~^fr:(${codes})$" 1; }
map "$language:$cached_language" $set_language { default ""; "~^(${codes}):(?!\\1$)" "${languageCacheName}=$language; Max-Age=${languageCacheSeconds}; Path=/; SameSite=Lax${secure}"; }
map "$language_tag:$locale" $set_locale { default ""; "~^(${tags}):(?!\\1$)" "${localeCookieName}=$language_tag; Max-Age=${localeCookieSeconds}; Path=/; SameSite=Lax${secure}"; }
map "$language|$set_language$set_locale" $page_caching { default "private, no-cache"; "~^(${codes})\\|$" "public, max-age=0, s-maxage=60, stale-while-revalidate=60"; }
map "$language|$set_language$set_locale" $page_vary { default Cookie; "~^(${codes})\\|$" ""; }
map "$request_method:$elsewhere:$uri?$args" $page {
  default /nothing;
  "~^(?:GET|HEAD)::/\\?$" /pages/${pageFile};
  "~^(?:GET|HEAD)::((?!.*//).*[^/])\\?$" /pages$1/${pageFile};
  "~^(?:GET|HEAD)::((?!.*//).*[^/])\\?page=([1-9][0-9]*)$" /pages$1/page-$2.html;
}
map "$request_method:$uri?$args" $payload {
  default /nothing;
  "~^(?:GET|HEAD):((?!.*//).*/_payload\\.json)\\?[^=&]*$" /pages$1;
  "~^(?:GET|HEAD):((?!.*//).*)/_payload\\.json\\?page=([1-9][0-9]*)(?:&[^=&]*)?$" /pages$1/page-$2.json;
}
map $uri $file_caching { default "public, max-age=3600"; ~^/files/builds/latest no-cache; }
map $uri $resource_policy { default same-origin; ${sharedPictures} cross-origin; }
map $uri $allowed_origin { default ""; ${sharedPictures} *; }
map $uri $page_policy {
${rows(policies)}
}`;
}

/** Header directives with the server's security headers; `policy` replaces the policy of files. */
function headers(environment: NginxSite["environment"], policy?: string): string {
  const overrides = {
    "cross-origin-resource-policy": "$resource_policy",
    "access-control-allow-origin": "$allowed_origin",
    ...(policy && { "content-security-policy": policy, ...policyReporting(environment).headers }),
  };
  return Object.entries({ ...securityHeaders(environment), ...overrides })
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
    .join("\n    ");
}
