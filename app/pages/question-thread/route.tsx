import { redirect, useActionData, useLoaderData, type ActionFunctionArgs, type ClientActionFunctionArgs } from "react-router";
import type { ApiClient } from "#app/api-client/api-client.ts";
import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { browserApi } from "#app/form/browser-api.ts";
import { longestOf } from "#app/form/longest.server.ts";
import { pickMessages } from "#app/form/messages.server.ts";
import { callApi, readValues, refuseForm } from "#app/form/submit-form.ts";
import { TaskFrame } from "#app/frame/task-frame.tsx";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { requestContext } from "#app/page/request-context.ts";
import { Notice } from "#app/ui/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { followUpSchema } from "#domain/contact/schema";
import { localPath } from "#i18n/paths.ts";
import { FollowUpForm } from "./follow-up-form.tsx";
import { Messages } from "./messages.tsx";

export { clientLoader, meta } from "#app/page/page-exports.ts";

/** A question and its answers, for whoever has the link that was mailed to its sender. */
export const loader = pageLoader("/contact/thread", async ({ page, query, copy, seo }) => {
  const token = query.get("token") ?? "";
  const read = await page.api.get("/contact/thread", { token });
  return {
    copy,
    seo: { ...seo, image: previewOf("garage-day"), noindex: true },
    messages: pickMessages(page.language, ["linkExpired", "messageRequired", "formFailed"]),
    longest: longestOf(followUpSchema, ["message"]),
    picture: pictureOf("half", "myrtillo-hero"),
    contact: localPath(page.language, "/contact-us"),
    token,
    thread: read.code === 200 ? read.data : null,
    sent: query.get("result") === "sent",
  };
});

export const action = ({ request, context }: ActionFunctionArgs) => act(request, context.get(requestContext).api);
export const clientAction = ({ request }: ClientActionFunctionArgs) => act(request, browserApi());

async function act(request: Request, api: ApiClient) {
  const values = await readValues(request);
  const answer = await callApi(api, "/contact/thread", values);
  if (!answer.ok) return refuseForm(answer, values);
  const query = new URLSearchParams({ token: values.token ?? "", result: "sent" });
  throw redirect(`${new URL(request.url).pathname}?${query}`, 303);
}

export type ThreadData = Awaited<ReturnType<typeof loader>>;

export default function QuestionThread() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { copy, messages, thread, picture } = page;
  return (
    <TaskFrame picture={picture}>
      <h1 className="pb-6 text-h2">{copy.heading}</h1>
      {thread ? (
        <>
          <Messages copy={copy} thread={thread} />
          {/* Each message that was sent leaves an empty field behind. */}
          <FollowUpForm key={thread.messages.length} page={page} state={thread.state} answer={answer} />
        </>
      ) : (
        <div className="grid max-w-prose justify-items-start gap-6">
          <Notice kind="failed" heading={messages.linkExpired}>
            <p>{copy.over}</p>
          </Notice>
          <TextLink to={page.contact}>{copy.ask}</TextLink>
        </div>
      )}
    </TaskFrame>
  );
}
