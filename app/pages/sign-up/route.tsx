import { redirect, useActionData, useLoaderData, type ActionFunctionArgs, type ClientActionFunctionArgs } from "react-router";
import type { ApiClient } from "#app/api-client/api-client.ts";
import type { CodeAnswer } from "#app/features/account/code-result.ts";
import { codeStep } from "#app/features/account/code-fields.tsx";
import { CaptchaStep } from "#app/features/account/lazy-captcha-step.tsx";
import { returnToForm, requestCode } from "#app/features/account/request-code.ts";
import { browserApi } from "#app/form/browser-api.ts";
import { callApi, readValues, returnFormErrors } from "#app/form/submit-form.ts";
import { requestContext } from "#app/page/request-context.ts";
import { TaskLayout } from "#app/frame/task-layout.tsx";
import { AccountCreated } from "./account-created.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

async function signUp(request: Request, api: ApiClient) {
  const fields = await readValues(request);
  if (fields.back) return returnToForm(fields);
  if (fields.step === codeStep) return requestCode(api, { purpose: "signUp", fields });
  const answer = await callApi(api, "/account/sign-up", fields);
  if (answer.ok) throw redirect(`${new URL(request.url).pathname}?result=done`, 303);
  return returnFormErrors(answer, fields);
}

export const action = ({ request, context }: ActionFunctionArgs) => signUp(request, context.get(requestContext).api);

export const clientAction = ({ request }: ClientActionFunctionArgs) => signUp(request, browserApi());

export default function SignUp() {
  const loaded = useLoaderData<typeof loader>();
  const answer: CodeAnswer | undefined = useActionData<typeof action>();
  const { copy, picture, done, messages } = loaded;
  return (
    <TaskLayout picture={picture} crop="object-[47%_50%]">
      {done ? (
        <AccountCreated copy={copy.done} />
      ) : (
        <>
          <h1 className="text-h2">{copy.heading}</h1>
          <p className="max-w-prose pb-8 pt-4 text-soft">{copy.lead}</p>
          {answer?.puzzle ? (
            <CaptchaStep texts={loaded} puzzle={answer.puzzle} values={answer.values} failure={answer.reason && messages[answer.reason]} />
          ) : (
            <SignUpForm loaded={loaded} answer={answer} />
          )}
        </>
      )}
    </TaskLayout>
  );
}
