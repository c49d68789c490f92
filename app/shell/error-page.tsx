import { useLocation } from "react-router";
import { FailureView } from "./failure-view.tsx";
import { ErrorLayout } from "./layout-error.tsx";
import { MaintenanceView } from "./maintenance-view.tsx";
import { NotFoundView } from "./not-found-view.tsx";
import { statusMessages } from "./status-message.tsx";
import { kindOfError, useShell, type ErrorKind } from "./use-shell.ts";

/** Not found, under maintenance, or an unexpected failure: what happened, in the visitor's language, and the ways on. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const shell = useShell();
  const kind = kindOfError(error);
  const title = shell?.copy.errors[kind].title ?? statusMessages.internal;
  return (
    <ErrorLayout ground={kind === "notFound" ? "night" : "paper"}>
      <title>{shell?.site.brand ? `${title} | ${shell.site.brand}` : title}</title>
      <meta name="robots" content="noindex" />
      <ErrorView kind={kind} path={pathname} />
    </ErrorLayout>
  );
}

function ErrorView({ kind, path }: { kind: ErrorKind; path: string }) {
  if (kind === "notFound") return <NotFoundView path={decodePath(path)} />;
  if (kind !== "maintenance") return <FailureView kind={kind} />;
  // Only documents say so, so the browser's code goes without it.
  return import.meta.env.SSR ? <MaintenanceView /> : <FailureView kind="internal" />;
}

/** As the visitor typed it; an address that cannot be decoded is shown as it came. */
function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
