import { createContext } from "react-router";
import type { Language } from "#i18n/languages.ts";
import type { PublicPicture } from "#domain/media/schema";
import type { ClosedPage, PublicLayout, Site } from "#domain/site-config/schema";
import type { ApiClient } from "#app/api-client/api-client.ts";

/** Third parties that are configured; the same for all visitors. */
export type Tags = { gtmId?: string; pixelUrl?: string };

export type EntryPictures = ReadonlyMap<string, PublicPicture>;

/** Input that the server passes to loaders. The output of a render is in render-result.ts. */
export type RequestContext = {
  language: Language;
  requestId: string;
  siteUrl: string;
  /** The server's time of the render. */
  now: Date;
  /** Site config of the language, completed by the English one. */
  site: Partial<Site>;
  /** Menus and page images that editors chose for the language. */
  layout: PublicLayout;
  /** Content types without a public entry in this language: pages that only list such entries are not linked. */
  emptyTypes: readonly string[];
  /** Pages of this language that are under maintenance. */
  closedPages: readonly ClosedPage[];
  /** Whether an API call of this render failed because of an outage: lists made from its answers would be empty. */
  isOutage(): boolean;
  tags: Tags;
  api: ApiClient;
  /** Images that entries name, by name; `undefined` when they could not be read. */
  pictures: EntryPictures | undefined;
  /** Logs that an entry names an image that does not exist. */
  reportMissing(picture: string): void;
  /** The visitor's stored language and the first one of Accept-Language, on personal pages. */
  preference?: { cached: string | undefined; browser: string | undefined };
  userAgent?: string;
  /** Whether the visitor sent any cookie, on personal pages. */
  hasCookies?: boolean;
  /** Status of the error page to render instead: the visitor asks too often (429) or the server is overloaded (503). */
  errorStatus?: 429 | 503;
  /** A preview for staff: no consent bar, no analytics. */
  isPreview?: boolean;
  /** Only loader data is needed: no HTML is rendered. */
  isDataOnly?: boolean;
  /** A missing page is not rendered, because a template for all missing pages exists. */
  skipsNotFound?: boolean;
};

export const requestContext = createContext<RequestContext>();
