import { useLocation } from "react-router";
import { FailureView } from "./failure-view.tsx";
import { ErrorLayout } from "./layout-error.tsx";
import { NotFoundPart } from "./not-found-part.tsx";
import { ServerRendered } from "../server-rendered.tsx";
import { statusMessages } from "./status-message.tsx";
import { kindOfError, useLayoutData, type ErrorKind } from "../use-layout-data.ts";

export function ErrorPage({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const layoutData = useLayoutData();
  const kind = kindOfError(error);
  const title = layoutData?.copy.errors[kind]?.title ?? statusMessages.internal;
  return (
    <ErrorLayout ground={kind === "notFound" ? "night" : "paper"}>
      <title>{layoutData?.site.brand ? `${title} | ${layoutData.site.brand}` : title}</title>
      <meta name="robots" content="noindex" />
      <ErrorView kind={kind} path={pathname} />
    </ErrorLayout>
  );
}

function ErrorView({ kind, path }: { kind: ErrorKind; path: string }) {
  if (kind === "notFound") return <NotFoundPart key={path} />;
  return kind === "maintenance" ? <ServerRendered name="MaintenanceView" /> : <FailureView kind={kind} />;
}
