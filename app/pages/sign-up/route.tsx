import { useActionData, useLoaderData, type ActionFunctionArgs, type ClientActionFunctionArgs } from "react-router";
import type { CodeAnswer } from "#app/features/account/code-result.ts";
import { CaptchaStep } from "#app/features/account/lazy-captcha-step.tsx";
import { browserApi } from "#app/form/browser-api.ts";
import { requestContext } from "#app/page/request-context.ts";
import { TaskLayout } from "#app/frame/task-layout.tsx";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { AccountCreated } from "./account-created.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { isCodeSent, submitSignUp } from "./submit-sign-up.ts";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export const action = ({ request, context }: ActionFunctionArgs) => submitSignUp(request, context.get(requestContext).api);

export const clientAction = ({ request }: ClientActionFunctionArgs) => submitSignUp(request, browserApi());

export default function SignUp() {
  const loaded = useLoaderData<typeof loader>();
  const answer: CodeAnswer | undefined = useActionData<typeof action>();
  const { copy, account, picture, done, messages } = loaded;
  const step = isCodeSent(answer) ? 2 : 1;
  return (
    <TaskLayout picture={picture} crop="object-[47%_50%]">
      {done ? (
        <AccountCreated copy={copy.done} />
      ) : (
        <>
          <p className="pb-2 text-small text-soft tabular-nums">{fillPlaceholders(account.steps, { step })}</p>
          <h1 className="text-h2">{copy.heading}</h1>
          <p className="max-w-prose pb-8 pt-4 text-soft">{step === 1 ? copy.lead : copy.leadCode}</p>
          {answer?.puzzle ? (
            <CaptchaStep texts={loaded} puzzle={answer.puzzle} values={answer.values} failure={answer.reason && messages[answer.reason]} />
          ) : (
            <SignUpForm loaded={loaded} answer={answer} step={step} />
          )}
        </>
      )}
    </TaskLayout>
  );
}
