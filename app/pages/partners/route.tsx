import { useActionData, useLoaderData, type ActionFunctionArgs, type ClientActionFunctionArgs } from "react-router";
import { Received } from "#app/features/receipt/received.tsx";
import { browserApi } from "#app/form/browser-api.ts";
import { NextSteps } from "#app/form/next-steps.tsx";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { requestContext } from "#app/page/request-context.ts";
import { Container } from "#app/ui/container.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
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
          <div className="grid gap-x-gap gap-y-4 pt-8 pb-10 lg:grid-cols-12 lg:items-end lg:pt-16 lg:pb-14">
            <h1 className="text-display text-balance hyphens-auto lg:col-span-8">{copy.heading}</h1>
            <p className="max-w-[44ch] text-lead lg:col-span-4 lg:col-start-9">{copy.lead}</p>
          </div>
          <Tools tools={page.tools} />
          <div className="grid gap-x-gap gap-y-14 lg:grid-cols-12">
            <NextSteps heading={copy.steps.heading} steps={copy.steps.list} picture={page.picture} />
            <ApplicationForm page={page} answer={answer} />
          </div>
        </>
      )}
    </Container>
  );
}

/** Lists what partners work with, before the form asks for anything. */
function Tools({ tools }: Pick<PartnersData, "tools">) {
  return (
    <ul className="grid gap-x-gap gap-y-6 pb-14 grid-cols-2 lg:grid-cols-4 lg:pb-20">
      {tools.map(({ text, note, to }) => (
        <li key={to} className="border-t border-strong pt-4">
          <TextLink to={to}>{text}</TextLink>
          <p className="pt-2 text-soft">{note}</p>
        </li>
      ))}
    </ul>
  );
}
