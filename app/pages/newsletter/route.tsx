import { useEffect } from "react";
import { useActionData, useLoaderData, type ActionFunctionArgs, type ClientActionFunctionArgs } from "react-router";
import { browserApi } from "#app/form/browser-api.ts";
import { submitForm } from "#app/form/submit-form.ts";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { requestContext } from "#app/page/request-context.ts";
import { Container } from "#app/ui/container.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { showToast } from "#app/ui/toast.ts";
import { Confirmation } from "./confirmation.tsx";
import { SubscriptionForm } from "./subscription-form.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export const action = ({ request, context }: ActionFunctionArgs) =>
  submitForm(request, context.get(requestContext).api, "/newsletter/subscribe", "sent");

export const clientAction = ({ request }: ClientActionFunctionArgs) => submitForm(request, browserApi(), "/newsletter/subscribe", "sent");

export default function Newsletter() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { copy, messages, picture, sent } = page;
  useEffect(() => {
    if (sent) showToast("done", copy.sent.heading, copy.sent.next);
  }, [sent, copy]);
  useEffect(() => {
    if (answer?.reason) showToast("failed", messages.newsletterFailed);
  }, [answer, messages]);
  return (
    <Container className="pb-24 pt-6 lg:pb-40">
      <PageBreadcrumb current={copy.newsletter} />
      <div className="grid gap-x-gap gap-y-12 pt-8 lg:grid-cols-12 lg:pt-6">
        <div className="min-w-0 lg:col-span-5">
          {sent ? (
            <Confirmation copy={copy.sent} />
          ) : (
            <>
              <h1 className="text-h2 text-balance hyphens-auto">{copy.heading}</h1>
              <p className="max-w-[36ch] pb-8 pt-4 text-lead">{copy.lead}</p>
              <SubscriptionForm page={page} answer={answer} />
            </>
          )}
        </div>
        <div className="min-w-0 lg:col-span-6 lg:col-start-7">
          <PictureView
            picture={picture}
            alt={copy.pictureAlt}
            sizes="(width >= 64rem) min(46vw, 41rem), 90vw"
            className="rounded-picture"
          />
          <ol className="grid gap-x-gap pt-6 lg:grid-cols-3">
            {copy.steps.map((step, index) => (
              <li key={step} className="grid grid-cols-[2.5rem_1fr] border-t border-rule py-4 lg:block">
                <span aria-hidden="true" className="text-soft tabular-nums lg:block">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Container>
  );
}
