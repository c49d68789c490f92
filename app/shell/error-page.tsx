import { isRouteErrorResponse, useLocation } from "react-router";
import { FailureView } from "./failure-view.tsx";
import { ErrorLayout } from "./layout-error.tsx";
import { MaintenanceView } from "./maintenance-view.tsx";
import { isOutage } from "./use-shell.ts";
import { NotFoundView } from "./not-found-view.tsx";

/** Not found, under maintenance, or an unexpected failure: what happened, in the visitor's language, and the ways on. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  // Only documents say so, so the browser's code goes without it.
  const closed = import.meta.env.SSR && status === 503 && !isOutage(error);
  return (
    <ErrorLayout ground={status === 404 ? "night" : "paper"}>
      {status === 404 ? <NotFoundView path={decodePath(pathname)} /> : closed ? <MaintenanceView /> : <FailureView path={pathname} kind={isOutage(error) ? "unavailable" : "internal"} />}
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
