import { useActionData, useLoaderData, type ActionFunctionArgs, type ClientActionFunctionArgs } from "react-router";
import { browserApi } from "#app/form/browser-api.ts";
import { requestContext } from "#app/page/request-context.ts";
import { TaskLayout } from "#app/frame/task-layout.tsx";
import { useOutcomeToasts } from "#app/form/use-outcome-toasts.ts";
import { submitQuestion } from "./submit-question.ts";
import { Received } from "#app/features/receipt/received.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import { ContactChannels } from "./contact-channels.tsx";
import { QuestionForm } from "./question-form.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export const action = ({ request, context }: ActionFunctionArgs) => submitQuestion(request, context.get(requestContext).api);

export const clientAction = ({ request }: ClientActionFunctionArgs) => submitQuestion(request, browserApi());

export default function Contact() {
  const page = useLoaderData<typeof loader>();
  const { copy, messages, picture, receipt, replyTime, wechat } = page;
  const language = usePageLanguage();
  const answer = useActionData<typeof action>();
  const failureNotice = answer?.reason === "unanswered" ? messages.unanswered : messages.questionFailed;
  useOutcomeToasts({ sent: receipt !== undefined, done: copy.sent.heading, answer, failed: failureNotice });
  return (
    <TaskLayout picture={picture}>
      {receipt ? (
        <Received heading={copy.sent.heading} receipt={receipt}>
          <TextLink to={localPath(language, "/contact-us")}>{copy.sent.again}</TextLink>
        </Received>
      ) : (
        <>
          <h1 className="text-h2">{copy.heading}</h1>
          <p className="max-w-prose pb-8 pt-4 text-soft">
            {copy.lead}
            {replyTime && <span className="block pt-2">{replyTime}</span>}
          </p>
          <QuestionForm page={page} answer={answer} />
        </>
      )}
      <ContactChannels copy={copy} wechat={wechat} />
    </TaskLayout>
  );
}
