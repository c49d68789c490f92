import { useActionData, useLoaderData, type ActionFunctionArgs, type ClientActionFunctionArgs } from "react-router";
import { Received } from "#app/features/receipt/received.tsx";
import { browserApi } from "#app/form/browser-api.ts";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { requestContext } from "#app/page/request-context.ts";
import { Container } from "#app/ui/container.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { useOutcomeToasts } from "#app/form/use-outcome-toasts.ts";
import { ApplicationForm } from "./application-form.tsx";
import { submitApplication } from "./submit-application.ts";
import type { loader, PartnersData } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export const action = ({ request, context }: ActionFunctionArgs) => submitApplication(request, context.get(requestContext).api);

export const clientAction = ({ request }: ClientActionFunctionArgs) => submitApplication(request, browserApi());

export default function Partners() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { copy, receipt, messages } = page;
  const sent = receipt !== undefined;
  useOutcomeToasts({ sent, done: copy.sent, answer, failed: messages[answer?.reason ?? "internal"] ?? messages.internal });
  return (
    <Container className="pt-6 pb-section">
      <PageBreadcrumb current={copy.name} />
      {receipt && !answer ? (
        <div className="pt-8 lg:pt-16">
          <Received heading={copy.sent} receipt={receipt} />
        </div>
      ) : (
        <>
          <div className="grid gap-x-gap gap-y-4 pt-8 pb-10 lg:grid-cols-12 lg:items-end lg:pt-16 lg:pb-16">
            <h1 className="text-display text-balance hyphens-auto lg:col-span-8">{copy.heading}</h1>
            <p className="max-w-[44ch] text-lead lg:col-span-4 lg:col-start-9">{copy.lead}</p>
          </div>
          <div className="grid gap-x-gap gap-y-14 lg:grid-cols-12">
            <Steps copy={copy.steps} picture={page.picture} />
            <ApplicationForm page={page} answer={answer} />
          </div>
        </>
      )}
    </Container>
  );
}

function Steps({ copy, picture }: { copy: PartnersData["copy"]["steps"]; picture: PartnersData["picture"] }) {
  return (
    <section className="lg:sticky lg:top-8 lg:order-last lg:col-span-4 lg:col-start-9 lg:self-start" aria-labelledby="steps">
      <h2 id="steps" className="pb-4 text-h3">
        {copy.heading}
      </h2>
      <ol className="border-b border-rule">
        {copy.list.map((step, index) => (
          <li key={step} className="grid grid-cols-[2rem_1fr] border-t border-rule py-3.5">
            <span aria-hidden="true" className="text-soft tabular-nums">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <PictureView
        picture={picture}
        alt=""
        sizes="60vw"
        className="mt-10 hidden aspect-4/5 max-h-[calc(100svh-24rem)] min-h-64 w-full rounded-picture object-cover object-[38%_50%] lg:block"
      />
    </section>
  );
}
