import { ButtonLink, ReloadLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { localPath } from "#i18n/paths.ts";
import { useRequestId } from "#app/page/request-id.ts";
import { StatusMessage, statusMessages } from "./status-message.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { useLayoutData } from "../use-layout-data.ts";

const statuses = { internal: 500, unavailable: 503, tooMany: 429, crowd: 503 };
/** Error pages that are rendered once for many requests, so the log has no request id for them. */
const kindsWithoutRequestId = new Set<keyof typeof statuses>(["tooMany", "crowd"]);

/** Error page with a retry link and the request id under which the log has the error. */
export function FailureView({ kind }: { kind: keyof typeof statuses }) {
  const language = usePageLanguage();
  const requestId = useRequestId();
  const layoutData = useLayoutData();
  const copy = layoutData?.copy.errors;
  return (
    <Container className="grid min-h-[70svh] content-center gap-x-gap gap-y-6 py-20 lg:grid-cols-12">
      <h1 className="text-h2 lg:col-span-6">{copy?.[kind]?.heading ?? statusMessages[kind]}</h1>
      <div className="flex flex-col gap-5 lg:col-span-5 lg:col-start-8">
        <p className="text-lead">{copy?.[kind]?.description}</p>
        <p className="flex flex-wrap gap-4">
          {copy && <ReloadLink>{copy.internal.retry}</ReloadLink>}
          <ButtonLink to={localPath(language, "/")} look="quiet">
            {layoutData?.copy.home ?? layoutData?.site.brand ?? "/"}
          </ButtonLink>
        </p>
        <div className="mt-4 border-t border-rule pt-5 text-small text-soft">
          {requestId && !kindsWithoutRequestId.has(kind) && (
            <p>
              {copy?.internal.quote} <code className="block pb-3 text-base text-ink wrap-anywhere">{requestId}</code>
            </p>
          )}
          <p className="tabular-nums">
            {copy?.status} {statuses[kind]}
          </p>
          <StatusMessage kind={kind} />
        </div>
      </div>
    </Container>
  );
}
