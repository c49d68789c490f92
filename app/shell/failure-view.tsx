import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { localPath } from "#i18n/paths.ts";
import { useRequestId } from "./request-id.ts";
import { StatusMessage, statusMessages } from "./status-message.tsx";
import { usePageLanguage } from "./use-page-language.ts";
import { useShell } from "./use-shell.ts";

/** Something failed: no picture, no jest, one thing to try and the number that our log knows it by. */
export function FailureView({ path, kind }: { path: string; kind: "internal" | "unavailable" }) {
  const language = usePageLanguage();
  const requestId = useRequestId();
  const shell = useShell();
  const copy = shell?.copy.errors;
  return (
    <Container className="grid min-h-[70svh] content-center gap-x-gap gap-y-6 py-20 lg:grid-cols-12">
      <h1 className="text-h2 lg:col-span-6">{copy?.[kind].heading ?? statusMessages[kind]}</h1>
      <div className="flex flex-col gap-5 lg:col-span-5 lg:col-start-8">
        <p className="text-lead">{copy?.[kind].description}</p>
        <p className="flex flex-wrap gap-4">
          {copy && (
            <ButtonLink to={path} reloadDocument>
              {copy.internal.retry}
            </ButtonLink>
          )}
          <ButtonLink to={localPath(language, "/")} look="quiet">
            {shell?.copy.home ?? shell?.site.brand ?? "/"}
          </ButtonLink>
        </p>
        <div className="mt-4 border-t border-rule pt-5 text-small text-soft">
          {requestId && (
            <p>
              {copy?.internal.quote} <code className="block pb-3 text-base text-ink wrap-anywhere">{requestId}</code>
            </p>
          )}
          <p className="tabular-nums">{copy?.status} {kind === "unavailable" ? 503 : 500}</p>
          <StatusMessage kind={kind} />
        </div>
      </div>
    </Container>
  );
}
