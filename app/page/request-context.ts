import { createContext } from "react-router";
import type { Language } from "#i18n/languages.ts";
import type { PublicPicture } from "#domain/media/schema";
import type { ClosedPage, Site } from "#domain/site-config/schema";
import type { ApiClient } from "#app/api-client/api-client.ts";

/** Third parties that are configured; the same for all visitors. */
export type Tags = { gtmId?: string; pixelUrl?: string };

export type EntryPictures = ReadonlyMap<string, PublicPicture>;

/** What the server hands to loaders, and the place where a render leaves what the page cache keeps besides the HTML. */
export type RequestContext = {
  language: Language;
  requestId: string;
  siteUrl: string;
  /** The server's time at which the page is made. */
  now: Date;
  /** The moment at which the page says something else without any new content, such as the start of an event: it is kept until then. */
  endsAt?: Date;
  /** Site config of the language over the English one. */
  site: Partial<Site>;
  /** This language's pages that are under maintenance. */
  closed: readonly ClosedPage[];
  /** Whether the API has said that it cannot answer now: what is made of its answers would be empty. */
  isOutage(): boolean;
  /** Seconds after which a page that answers 503 may be there again. */
  retryAfter?: number;
  tags: Tags;
  api: ApiClient;
  /** Those that entries name, by their names; nothing where they cannot be had. */
  pictures: EntryPictures | undefined;
  /** Says in the log that an entry names a picture that is not there. */
  reportMissing(picture: string): void;
  /** The visitor's cached language and the one their browser asks for, on pages that know their visitor. */
  preference?: { cached: string | undefined; browser: string | undefined };
  /** The name that the visitor's browser gives itself, on pages that know their visitor. */
  userAgent?: string;
  /** Whether the visitor's browser sent any cookie, on pages that know their visitor. */
  sendsCookies?: boolean;
  /** Set-Cookie values of the API's answers and of the page itself, for the visitor. */
  cookies: string[];
  /** The page is not made, because its visitor asks too often (429) or too many ask at once (503); one that says so is. */
  refused?: 429 | 503;
  /** Staff look at what is not public yet: nobody is asked about cookies, and no visit is counted. */
  isPreview?: boolean;
  /** Only the loaders' data is asked for: nothing is drawn. */
  dataOnly?: boolean;
  /** A page that does not exist is not drawn: the not-found page is, once for all of its kind. */
  leavesNotFound?: boolean;
  loaderData?: Record<string, unknown>;
  /** The router's state is left in `state` where the page is whole, and not written into its document. */
  leavesState?: boolean;
  state?: string;
  /**
   * The page as it was drawn, with a mark for its styles; each sign is a byte (latin1), for whoever looks for tags needs no
   * other letters. It goes by here because a response would encode it, only to be decoded again.
   */
  html?: string;
  /** The unexpected error of a loader or component, for the log. */
  failure?: unknown;
};

export const requestContext = createContext<RequestContext>();
