import { redirect, useActionData, type data, useLoaderData, type ActionFunctionArgs, type ClientActionFunctionArgs } from "react-router";
import type { ApiClient } from "#app/api-client/api-client.ts";
import { hasCodeField, type CodeAnswer } from "#app/features/account/code-result.ts";
import { codeStep } from "#app/features/account/code-fields.tsx";
import { CaptchaStep } from "#app/features/account/lazy-captcha-step.tsx";
import { returnToForm, requestCode } from "#app/features/account/request-code.ts";
import { StepHeading } from "#app/features/account/step-heading.tsx";
import { browserApi } from "#app/form/browser-api.ts";
import { callApi, readValues, returnFormErrors } from "#app/form/submit-form.ts";
import { requestContext } from "#app/page/request-context.ts";
import { TaskLayout } from "#app/frame/task-layout.tsx";
import { localPath, splitPath } from "#i18n/paths.ts";
import { PasswordChanged } from "./password-changed.tsx";
import { LinkForm } from "./link-form.tsx";
import { UsedLink } from "./used-link.tsx";
import { RetrieveForm } from "./retrieve-form.tsx";
import { codeStepQuery, formPath } from "./form-path.ts";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

async function submitRetrieval(request: Request, api: ApiClient): Promise<ReturnType<typeof data<CodeAnswer>>> {
  const { language } = splitPath(new URL(request.url).pathname);
  const fields = await readValues(request);
  if (fields.back !== undefined) return returnToForm({ email: fields.email ?? "" });
  if (fields.step === codeStep) return requestCode(api, { purpose: "retrieve", fields });
  const answer = await callApi(api, fields.token === undefined ? "/account/retrieve" : "/account/retrieve/link", fields);
  if (answer.ok) throw redirect(`${localPath(language, formPath)}?result=done`, 303);
  return returnFormErrors(answer, fields);
}

/** Without JavaScript a sent code leads to the address of its step, so that a reload does not send another one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, language } = context.get(requestContext);
  const answer = await submitRetrieval(request, api);
  if (answer.data.sent && !answer.data.reason) throw redirect(localPath(language, formPath) + codeStepQuery, 303);
  return answer;
}

export const clientAction = ({ request }: ClientActionFunctionArgs) => submitRetrieval(request, browserApi());

export default function RetrievePassword() {
  const loaded = useLoaderData<typeof loader>();
  const answer: CodeAnswer | undefined = useActionData<typeof action>();
  const { copy, picture, done, messages } = loaded;
  if (done) {
    return (
      <TaskLayout picture={picture} crop="object-[55%_50%]">
        <PasswordChanged copy={copy.done} />
      </TaskLayout>
    );
  }
  if (loaded.link) {
    return (
      <TaskLayout picture={picture} crop="object-[55%_50%]">
        <h1 className="text-h2">{copy.headingCode}</h1>
        {loaded.link.isOver ? (
          <UsedLink loaded={loaded} />
        ) : (
          <>
            <p className="max-w-prose pb-8 pt-4 text-soft">{copy.leadLink}</p>
            <LinkForm loaded={loaded} token={loaded.link.token} answer={answer} />
          </>
        )}
      </TaskLayout>
    );
  }
  const hasCode = answer ? hasCodeField(answer) : loaded.isCodeStep;
  const step = hasCode ? 2 : 1;
  return (
    <TaskLayout picture={picture} crop="object-[55%_50%]">
      <StepHeading
        steps={loaded.account.steps}
        step={step}
        heading={step === 1 ? copy.heading : copy.headingCode}
        lead={step === 1 ? copy.lead : copy.leadCode}
      />
      {answer?.puzzle ? (
        <CaptchaStep texts={loaded} puzzle={answer.puzzle} values={answer.values} failure={answer.reason && messages[answer.reason]} />
      ) : (
        <RetrieveForm loaded={loaded} answer={answer} hasCode={step === 2} />
      )}
    </TaskLayout>
  );
}
