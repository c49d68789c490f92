/** What a request is for, by its address. Metrics are labelled with it, so there are few. */
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
/** The data of a page, without its document. */
const pageData = /(\/_payload\.json|\/_state\.[\w-]+\.txt|\.data)$/;

export function kindOfRequest(target: string): RequestKind {
  const mark = target.indexOf("?");
  const path = mark === -1 ? target : target.slice(0, mark);
  const place = `${path}/`;
  const found = kinds.find(([beginning]) => place.startsWith(beginning));
  if (found) return found[1];
  return pageData.test(path) ? "pageData" : "page";
}
