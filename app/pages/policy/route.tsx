import { useActionData, useLoaderData, type ActionFunctionArgs } from "react-router";
import { submitForm } from "#app/form/submit-form.ts";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { requestContext } from "#app/page/request-context.ts";
import { Container } from "#app/ui/container.tsx";
import { Contents } from "./contents.tsx";
import { OtherPolicies } from "./other-policies.tsx";
import { PolicyHead } from "./policy-head.tsx";
import { PolicyText } from "./policy-text.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

/** Saves the cookie settings without JavaScript. */
export const action = ({ request, context }: ActionFunctionArgs) =>
  submitForm(request, context.get(requestContext).api, "/consent", "saved");

export default function Policy() {
  const page = useLoaderData<typeof loader>();
  const errorAnswer = useActionData<typeof action>();
  const { copy, policy, otherPolicies, saved } = page;
  return (
    <>
      <Container className="pt-6">
        <PageBreadcrumb current={policy.title} />
      </Container>
      <article lang={policy.lang}>
        <PolicyHead policy={policy} copy={copy} />
        <Container className="grid gap-x-gap pb-24 pt-12 lg:grid-cols-12 lg:pb-40 lg:pt-20">
          <Contents label={copy.contents} entries={policy.contents} />
          <PolicyText page={page} outcome={errorAnswer ? "failed" : saved ? "saved" : undefined} />
        </Container>
      </article>
      {otherPolicies.length > 0 && <OtherPolicies heading={copy.others} policies={otherPolicies} />}
    </>
  );
}
