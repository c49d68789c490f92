import { useEffect, useState } from "react";
import { data, redirect, useActionData, useLoaderData, type ActionFunctionArgs, type ClientActionFunctionArgs } from "react-router";
import type { ApiClient } from "#app/api-client/api-client.ts";
import { cookieCheckName } from "#app/features/account/cookie-check.ts";
import { nextAddress } from "#app/features/account/next-address.ts";
import { captchaToken, isCaptchaReason, addPuzzle } from "#app/features/account/request-code.ts";
import { browserApi } from "#app/form/browser-api.ts";
import { callApi, readValues, returnFormErrors, type ErrorResult, type Values } from "#app/form/submit-form.ts";
import { isSignedIn } from "#app/page/is-signed-in.ts";
import { requestContext } from "#app/page/request-context.ts";
import { TaskLayout } from "#app/frame/task-layout.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TabLinks } from "#app/ui/tab-links.tsx";
import { showToast } from "#app/ui/toast.ts";
import { localPath, splitPath } from "#i18n/paths.ts";
import type { LoginAnswer } from "./login-answer.ts";
import { LoginForm } from "./login-form.tsx";
import { AccountLinks } from "./account-links.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

/** `hasCode`: whether the browser runs JavaScript; without it, the response contains the captcha that is required. */
type Login = { request: Request; fields: Values; api: ApiClient; hasCode: boolean };

async function logIn({ request, fields, api, hasCode }: Login) {
  const { pathname, searchParams } = new URL(request.url);
  const { language } = splitPath(pathname);
  const captcha = await captchaToken(api, fields);
  if (!captcha.ok) return addPuzzle(api, captcha, fields);
  const endpoint = searchParams.get("by") === "phone" ? "/account/login/phone" : "/account/login";
  const answer = await callApi(api, endpoint, { ...fields, captcha: captcha.token });
  if (answer.ok) {
    // Without the session cookie the next page would show no error.
    if (hasCode && !isSignedIn()) return returnFormErrors(cookiesNeeded, fields);
    throw redirect(nextAddress(searchParams.get("next"), language) ?? localPath(language, "/personal-center"), 303);
  }
  const captchaNext = isCaptchaReason(answer.reason) || answer.errorData?.captcha === true;
  if (!hasCode && captchaNext) return addPuzzle(api, answer, fields);
  const errorResponse = returnFormErrors(answer, fields);
  return data<LoginAnswer>({ ...errorResponse.data, captchaNext }, errorResponse.init ?? undefined);
}

const cookiesNeeded: ErrorResult = { ok: false, status: 422, reason: "cookiesNeeded", reasons: {} };

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, hasCookies } = context.get(requestContext);
  const fields = await readValues(request);
  // The page sets a cookie together with this field, so a missing cookie means that cookies are blocked.
  if (fields[cookieCheckName] && !hasCookies) return returnFormErrors(cookiesNeeded, fields);
  return logIn({ request, fields, api, hasCode: false });
}

export async function clientAction({ request }: ClientActionFunctionArgs) {
  return logIn({ request, fields: await readValues(request), api: browserApi(), hasCode: true });
}

export default function Login() {
  const { copy, picture, result, byPhone, next } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [typed, setTyped] = useState(answer?.values.login ?? "");
  useEffect(() => {
    if (result) showToast("done", result.heading);
  }, [result]);
  const address = (by: string) => {
    const query = new URLSearchParams({ ...(next && { next }), ...(by && { by }) }).toString();
    return query ? `?${query}` : ".";
  };
  return (
    <TaskLayout picture={picture}>
      <div className="max-w-prose">
        <h1 className="text-h2">{copy.heading}</h1>
        <p className="pb-6 pt-4 text-soft">{copy.lead}</p>
        {result && !answer && (
          <div className="pb-6">
            <Notice kind="done" heading={result.heading}>
              <p>{result.text}</p>
            </Notice>
          </div>
        )}
        <TabLinks
          label={copy.ways}
          links={[
            { to: address(""), name: copy.byName },
            { to: address("phone"), name: copy.byPhone },
          ]}
          current={address(byPhone ? "phone" : "")}
        />
        <LoginForm key={String(byPhone)} answer={answer} onLogin={setTyped} />
        <AccountLinks copy={copy} typed={typed} />
      </div>
    </TaskLayout>
  );
}
