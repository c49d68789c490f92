import { useActionData, useLoaderData, type ActionFunctionArgs, type ClientActionFunctionArgs } from "react-router";
import { Received } from "#app/features/receipt/received.tsx";
import { browserApi } from "#app/form/browser-api.ts";
import { useOutcomeToasts } from "#app/form/use-outcome-toasts.ts";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { requestContext } from "#app/page/request-context.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import { ApplicationForm } from "./application-form.tsx";
import { submitApplication } from "./submit-application.ts";
import type { JobData, loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export const action = ({ request, params, context }: ActionFunctionArgs) =>
  submitApplication(request, context.get(requestContext).api, params.id ?? "");

export const clientAction = ({ request, params }: ClientActionFunctionArgs) => submitApplication(request, browserApi(), params.id ?? "");

export default function Job() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const list = localPath(usePageLanguage(), "/join-us");
  const { copy, job, receipt, messages } = page;
  useOutcomeToasts({
    sent: receipt !== undefined,
    done: copy.sent.heading,
    answer,
    failed: messages[answer?.reason ?? "internal"] ?? messages.internal,
  });
  return (
    <Container className="pb-section pt-6">
      <PageBreadcrumb steps={[{ name: copy.jobs, to: list }]} current={job.title} />
      {receipt && !answer ? (
        <div className="pt-8 lg:pt-16">
          <Received heading={copy.sent.heading} receipt={receipt}>
            <TextLink to={list}>{copy.sent.all}</TextLink>
          </Received>
        </div>
      ) : (
        <>
          <JobText job={job} copy={copy} />
          <section id="apply" aria-labelledby="apply-heading" className="border-t border-strong pt-8">
            <h2 id="apply-heading" className="text-title hyphens-auto">
              {copy.apply}
            </h2>
            <p className="max-w-prose pt-3 text-soft">{copy.lead}</p>
            <ApplicationForm page={page} answer={answer} />
          </section>
        </>
      )}
    </Container>
  );
}

function JobText({ job, copy }: Pick<JobData, "job" | "copy">) {
  return (
    <article lang={job.lang} className="pb-12 lg:pb-16">
      <h1 className="max-w-[20ch] pt-8 text-display text-balance hyphens-auto wrap-anywhere lg:pt-16">{job.title}</h1>
      <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1 pt-4 text-soft">
        <span>{job.placeText}</span>
        {job.posted && <span>{job.posted}</span>}
        {job.isExample && <Tag>{copy.example}</Tag>}
      </p>
      <p className="max-w-prose pt-8 text-lead">{job.lead}</p>
      <div className="prose max-w-prose pt-6" dangerouslySetInnerHTML={{ __html: job.body }} />
    </article>
  );
}
