import { useActionData, useLoaderData, type ActionFunctionArgs, type ClientActionFunctionArgs } from "react-router";
import { hasCodeField, type CodeAnswer } from "#app/features/account/code-result.ts";
import { CaptchaStep } from "#app/features/account/lazy-captcha-step.tsx";
import { StepHeading } from "#app/features/account/step-heading.tsx";
import { browserApi } from "#app/form/browser-api.ts";
import { requestContext } from "#app/page/request-context.ts";
import { TaskLayout } from "#app/frame/task-layout.tsx";
import { AccountCreated } from "./account-created.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { submitSignUp } from "./submit-sign-up.ts";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export const action = ({ request, context }: ActionFunctionArgs) => submitSignUp(request, context.get(requestContext).api);

export const clientAction = ({ request }: ClientActionFunctionArgs) => submitSignUp(request, browserApi());

export default function SignUp() {
  const loaded = useLoaderData<typeof loader>();
  const answer: CodeAnswer | undefined = useActionData<typeof action>();
  const { copy, account, picture, done, messages } = loaded;
  const step = answer && hasCodeField(answer) ? 2 : 1;
  return (
    <TaskLayout picture={picture} crop="object-[47%_50%]">
      {done ? (
        <AccountCreated copy={copy.done} />
      ) : (
        <>
          <StepHeading steps={account.steps} step={step} heading={copy.heading} lead={step === 1 ? copy.lead : copy.leadCode} />
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
