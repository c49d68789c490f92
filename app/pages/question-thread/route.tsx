import { redirect, useActionData, useLoaderData, type ActionFunctionArgs, type ClientActionFunctionArgs } from "react-router";
import type { ApiClient } from "#app/api-client/api-client.ts";
import { browserApi } from "#app/form/browser-api.ts";
import { callApi, readValues, returnFormErrors } from "#app/form/submit-form.ts";
import { TaskLayout } from "#app/frame/task-layout.tsx";
import { requestContext } from "#app/page/request-context.ts";
import { Notice } from "#app/ui/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { FollowUpForm } from "./follow-up-form.tsx";
import { ExpiredLink } from "./expired-link.tsx";
import { Messages } from "./messages.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export const action = ({ request, context }: ActionFunctionArgs) => submitForm(request, context.get(requestContext).api);

export const clientAction = ({ request }: ClientActionFunctionArgs) => submitForm(request, browserApi());

async function submitForm(request: Request, api: ApiClient) {
  const values = await readValues(request);
  const { token = "" } = values;
  const isNewLink = values.form === "newLink";
  const answer = isNewLink ? await callApi(api, "/contact/thread/link", { token }) : await callApi(api, "/contact/thread", values);
  if (!answer.ok) return returnFormErrors(answer, values);
  const query = new URLSearchParams({ token, result: isNewLink ? "mailed" : "sent" });
  throw redirect(`${new URL(request.url).pathname}?${query}`, 303);
}

export default function QuestionThread() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { copy, messages, thread, picture } = page;
  return (
    <TaskLayout picture={picture} crop="object-[40%_50%]">
      <h1 className="pb-6 text-h2">{copy.headings[thread?.kind ?? "question"]}</h1>
      {thread ? (
        <>
          <Messages copy={copy} thread={thread} />
          {/* The key clears the field after each message that is sent. */}
          <FollowUpForm key={thread.messages.length} page={page} state={thread.state} answer={answer} />
        </>
      ) : page.isExpired ? (
        <ExpiredLink page={page} answer={answer} />
      ) : (
        <div className="grid max-w-prose justify-items-start gap-6">
          <Notice kind="failed" heading={messages.linkExpired}>
            <p>{copy.over}</p>
          </Notice>
          <TextLink to={page.contact}>{copy.ask}</TextLink>
        </div>
      )}
    </TaskLayout>
  );
}
