import { useLocation } from "react-router";
import { FailureView } from "./failure-view.tsx";
import { ErrorLayout } from "./layout-error.tsx";
import { NotFoundPart } from "./not-found-part.tsx";
import { ServerDrawn } from "../server-drawn.tsx";
import { statusMessages } from "./status-message.tsx";
import { kindOfError, useShell, type ErrorKind } from "../use-shell.ts";

/** Not found, under maintenance, or an unexpected failure: what happened, in the visitor's language, and the ways on. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const shell = useShell();
  const kind = kindOfError(error);
  const title = shell?.copy.errors[kind]?.title ?? statusMessages.internal;
  return (
    <ErrorLayout ground={kind === "notFound" ? "night" : "paper"}>
      <title>{shell?.site.brand ? `${title} | ${shell.site.brand}` : title}</title>
      <meta name="robots" content="noindex" />
      <ErrorView kind={kind} path={pathname} />
    </ErrorLayout>
  );
}

function ErrorView({ kind, path }: { kind: ErrorKind; path: string }) {
  if (kind === "notFound") return <NotFoundPart key={path} />;
  return kind === "maintenance" ? <ServerDrawn name="MaintenanceView" /> : <FailureView kind={kind} />;
}
