import { isRouteErrorResponse, useLocation } from "react-router";
import { FailureView } from "./failure-view.tsx";
import { ErrorLayout } from "./layout-error.tsx";
import { MaintenanceView } from "./maintenance-view.tsx";
import { NotFoundView } from "./not-found-view.tsx";
import { statusMessages } from "./status-message.tsx";
import { isOutage, useShell } from "./use-shell.ts";

/** Not found, under maintenance, or an unexpected failure: what happened, in the visitor's language, and the ways on. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const shell = useShell();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const kind = status === 404 ? "notFound" : isOutage(error) ? "unavailable" : status === 503 ? "maintenance" : "internal";
  const title = shell?.copy.errors[kind].title ?? statusMessages.internal;
  const failure = kind === "unavailable" ? kind : "internal";
  // Only documents say so, so the browser's code goes without it.
  const closed = import.meta.env.SSR && kind === "maintenance";
  return (
    <ErrorLayout ground={status === 404 ? "night" : "paper"}>
      <title>{shell?.site.brand ? `${title} | ${shell.site.brand}` : title}</title>
      <meta name="robots" content="noindex" />
      {status === 404 ? <NotFoundView path={decodePath(pathname)} /> : closed ? <MaintenanceView /> : <FailureView path={pathname} kind={failure} />}
    </ErrorLayout>
  );
}

/** As the visitor typed it; an address that cannot be decoded is shown as it came. */
function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
