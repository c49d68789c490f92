import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "react-router";
import type { Site } from "#domain/site-config/schema";
import type { Language } from "#i18n/languages.ts";
import { overloadStatusText, outageStatusText } from "#app/page/status-texts.ts";
import type { Copy } from "./copy/fr.ts";
import type { Tags } from "#app/page/request-context.ts";
import type { Navigation, NavigationTexts } from "./navigation.server.ts";
import type { ServerLayoutData } from "./server-layout-data.ts";

/**
 * Data that all pages share: language, messages, links and site config. Data that only the server renders is in
 * server-layout-data.ts.
 */
export type LayoutData = {
  language: Language;
  copy: Omit<Copy, keyof NavigationTexts | keyof ServerLayoutData | "errors" | "menuGroups"> & {
    errors: Pick<Copy["errors"], "internal" | "notFound" | "status"> & Partial<Copy["errors"]>;
  };
  navigation: Navigation;
  site: Partial<Site>;
  /** Public address of the site. */
  siteUrl: string;
  /** Ids of third-party tags, which are loaded only with consent. */
  tags: Tags;
};

/** Returns `undefined` only if the root loader failed. */
export function useLayoutData(): LayoutData | undefined {
  const error = useRouteError();
  const pageData = useRouteLoaderData("root") as LayoutData | undefined;
  return layoutDataOfError(error) ?? pageData;
}

export type ErrorKind = "notFound" | "tooMany" | "unavailable" | "crowd" | "maintenance" | "internal";

/** Kind of an error: `unavailable` if the API does not answer, `crowd` if the server is overloaded. */
export function kindOfError(error: unknown): ErrorKind {
  if (!isRouteErrorResponse(error)) return "internal";
  if (error.status === 404) return "notFound";
  if (error.status === 429) return "tooMany";
  if (error.status !== 503) return "internal";
  return error.statusText === outageStatusText ? "unavailable" : error.statusText === overloadStatusText ? "crowd" : "maintenance";
}

/** Errors that are thrown before any loader runs carry the layout data. Proxies may answer with the same status but without it. */
function layoutDataOfError(error: unknown): LayoutData | undefined {
  const isRefused = isRouteErrorResponse(error) && [404, 429, 503].includes(error.status);
  const data: unknown = isRefused ? error.data : undefined;
  return typeof data === "object" && data !== null && "copy" in data ? (data as LayoutData) : undefined;
}
