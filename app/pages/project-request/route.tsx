import { useActionData, useLoaderData, type ActionFunctionArgs, type ClientActionFunctionArgs } from "react-router";
import { Received } from "#app/features/receipt/received.tsx";
import { browserApi } from "#app/form/browser-api.ts";
import { useOutcomeToasts } from "#app/form/use-outcome-toasts.ts";
import { NextSteps } from "#app/form/next-steps.tsx";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { requestContext } from "#app/page/request-context.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import { ProjectForm } from "./project-form.tsx";
import { submitProject } from "./submit-project.ts";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export const action = ({ request, context }: ActionFunctionArgs) => submitProject(request, context.get(requestContext).api);

export const clientAction = ({ request }: ClientActionFunctionArgs) => submitProject(request, browserApi());

export default function ProjectRequest() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const language = usePageLanguage();
  const { copy, receipt, messages, replyTime } = page;
  useOutcomeToasts({
    sent: receipt !== undefined,
    done: copy.sent.heading,
    answer,
    failed: messages[answer?.reason ?? "internal"] ?? messages.internal,
  });
  return (
    <Container className="pt-6 pb-section">
      <PageBreadcrumb current={copy.name} />
      <div className="pt-8 lg:pt-16">
        {receipt && !answer ? (
          <Received heading={copy.sent.heading} receipt={receipt}>
            <TextLink to={localPath(language, "/project-request")}>{copy.sent.again}</TextLink>
          </Received>
        ) : (
          <>
            <div className="grid gap-x-gap gap-y-4 pb-10 lg:grid-cols-12 lg:items-end lg:pb-16">
              <h1 className="text-display text-balance hyphens-auto lg:col-span-8">{copy.heading}</h1>
              <p className="max-w-[44ch] text-lead lg:col-span-4 lg:col-start-9">{copy.lead}</p>
            </div>
            <div className="grid gap-x-gap gap-y-14 lg:grid-cols-12">
              <NextSteps heading={copy.steps.heading} steps={copy.steps.list} note={replyTime} picture={page.picture} />
              <ProjectForm page={page} answer={answer} />
            </div>
          </>
        )}
      </div>
    </Container>
  );
}
