/** Kind of a request by its path, with few values because it is a metrics label. */
export type RequestKind =
  | "page"
  | "pageData"
  | "api"
  | "staffApi"
  | "openApi"
  | "admin"
  | "asset"
  | "media"
  | "download"
  | "file"
  | "health";

const kinds: readonly [beginning: string, kind: RequestKind][] = [
  ["/api/staff/", "staffApi"],
  ["/api/v1/", "openApi"],
  ["/api/", "api"],
  ["/admin/", "admin"],
  ["/assets/", "asset"],
  ["/media/", "media"],
  ["/documents/", "download"],
  ["/files/", "download"],
  ["/videos/", "download"],
  ["/feeds/", "file"],
  ["/builds/", "file"],
  ["/.well-known/", "file"],
  ["/robots.txt/", "file"],
  ["/sitemap.xml/", "file"],
  ["/favicon.ico/", "file"],
  ["/apple-touch-icon", "file"],
  ["/healthz/", "health"],
  ["/readyz/", "health"],
];
/** URLs of loader data. */
const pageData = /(\/_payload\.json|\.data)$/;

export function kindOfRequest(target: string): RequestKind {
  const queryStart = target.indexOf("?");
  const path = queryStart === -1 ? target : target.slice(0, queryStart);
  const place = `${path}/`;
  const match = kinds.find(([beginning]) => place.startsWith(beginning));
  if (match) return match[1];
  return pageData.test(path) ? "pageData" : "page";
}
