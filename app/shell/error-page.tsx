import { isRouteErrorResponse, useLocation } from "react-router";
import { FailureView } from "./failure-view.tsx";
import { ErrorLayout } from "./layout-error.tsx";
import { NotFoundView } from "./not-found-view.tsx";

/** Not found, or an unexpected failure: what happened, in the visitor's language, and the ways on. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <ErrorLayout ground={missing ? "night" : "paper"}>
      {missing ? <NotFoundView path={decodePath(pathname)} /> : <FailureView path={pathname} />}
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
