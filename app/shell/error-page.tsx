import { isRouteErrorResponse, useLocation } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { localPath, splitPath } from "#i18n/paths.ts";
import { ErrorLayout } from "./layout-error.tsx";
import { useRequestId } from "./request-id.ts";
import { useShell } from "./use-shell.ts";

/** Not found, or an unexpected failure: what happened, in the visitor's language, and the ways on. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const requestId = useRequestId();
  const shell = useShell();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const status = missing ? 404 : 500;
  const message = missing ? `Page Not Found: ${decodePath(pathname)}` : "Internal Server Error";
  const copy = shell?.copy.errors[missing ? "notFound" : "internal"];
  const { language } = splitPath(pathname);

  return (
    <ErrorLayout>
      <Container className="grid min-h-[70vh] content-center gap-6 py-20">
        <p className="text-small text-on-dark-soft tabular-nums">
          {shell?.copy.errors.status} {status}
        </p>
        <h1 className="max-w-[14ch] text-display">{copy?.heading ?? message}</h1>
        <p className="max-w-prose text-lead">{copy?.description}</p>
        {!missing && requestId && <p className="font-mono text-small wrap-anywhere">{requestId}</p>}
        <p lang="en" className="text-small text-on-dark-soft wrap-anywhere">
          {message}
        </p>
        <p className="flex flex-wrap gap-4 pt-4">
          <ButtonLink to={localPath(language, "/")}>
            {shell?.copy.home ?? shell?.site.brand ?? "/"}
          </ButtonLink>
          {shell && (
            <>
              <ButtonLink to={localPath(language, "/products")} look="quiet">
                {shell.copy.products}
              </ButtonLink>
              <ButtonLink to={localPath(language, "/explore/news")} look="quiet">
                {shell.copy.news}
              </ButtonLink>
              <ButtonLink to={localPath(language, "/sitemap")} look="quiet">
                {shell.copy.siteMap}
              </ButtonLink>
            </>
          )}
        </p>
      </Container>
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
