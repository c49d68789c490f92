import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "react-router";
import type { Site } from "#domain/site-config/schema";
import type { Language } from "#i18n/languages.ts";
import { crowd, outage } from "#app/page/outage.ts";
import type { Copy } from "./copy/fr.ts";
import type { Tags } from "#app/page/request-context.ts";
import type { Navigation, NavigationTexts } from "./navigation.server.ts";
import type { ServerFrame } from "./server-frame.ts";

/** What every page shares: its language, the shell's copy and links, what the site says of the company; what only the server draws of it is in server-frame.ts. */
export type Shell = {
  language: Language;
  copy: Omit<Copy, keyof NavigationTexts | keyof ServerFrame | "errors"> & {
    errors: Pick<Copy["errors"], "internal" | "notFound" | "status"> & Partial<Copy["errors"]>;
  };
  navigation: Navigation;
  site: Partial<Site>;
  /** What may be loaded from others once it is agreed to. */
  tags: Tags;
};

/** `undefined` only where the root's own loader failed. */
export function useShell(): Shell | undefined {
  const error = useRouteError();
  const ofPage = useRouteLoaderData("root") as Shell | undefined;
  return shellOfError(error) ?? ofPage;
}

export type ErrorKind = "notFound" | "tooMany" | "unavailable" | "crowd" | "maintenance" | "internal";

/** Why there is no page: `unavailable` where the API does not answer at all, `crowd` where too many ask at once. */
export function kindOfError(error: unknown): ErrorKind {
  if (!isRouteErrorResponse(error)) return "internal";
  if (error.status === 404) return "notFound";
  if (error.status === 429) return "tooMany";
  if (error.status !== 503) return "internal";
  return error.statusText === outage ? "unavailable" : error.statusText === crowd ? "crowd" : "maintenance";
}

/** A page that is refused before any loader runs brings the shell with its error; what stands before this site may refuse as well. */
function shellOfError(error: unknown): Shell | undefined {
  const isRefused = isRouteErrorResponse(error) && [404, 429, 503].includes(error.status);
  const data: unknown = isRefused ? error.data : undefined;
  return typeof data === "object" && data !== null && "copy" in data ? (data as Shell) : undefined;
}
