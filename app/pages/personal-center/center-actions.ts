import { data, redirect } from "react-router";
import type { ApiClient } from "#app/api-client/api-client.ts";
import { codeStep } from "#app/features/account/code-fields.tsx";
import { returnCodeResult, type CodeAnswer } from "#app/features/account/code-result.ts";
import { callApi, readValues, returnFormErrors, type ErrorResult, type Values } from "#app/form/submit-form.ts";
import { localPath, splitPath } from "#i18n/paths.ts";
import { keysOf } from "#i18n/keys-of.ts";

type Form = {
  section: string;
  send(api: ApiClient, fields: Values): Promise<{ ok: true } | ErrorResult>;
  ends?: "deleted" | "signed-out";
};

const forms = {
  profile: { section: "profile", send: (api, fields) => callApi(api, "/account/profile", fields) },
  email: { section: "email", send: (api, fields) => callApi(api, "/account/email", fields) },
  password: { section: "password", send: (api, fields) => callApi(api, "/account/password", fields) },
  session: { section: "sessions", send: (api, { id = "" }) => callApi(api, "/account/sessions/end", { id }) },
  sessions: { section: "sessions", send: (api) => callApi(api, "/account/sessions/end", { all: "others" }) },
  newsletter: {
    section: "newsletter",
    send: (api, { subscribe }) => callApi(api, "/account/newsletter", { subscribe: subscribe === "true" }),
  },
  delete: { section: "delete", send: (api, fields) => callApi(api, "/account/delete", fields), ends: "deleted" },
  "sign-out": { section: "main", send: (api) => callApi(api, "/account/sign-out", {}), ends: "signed-out" },
} satisfies Record<string, Form>;

export type FormName = keyof typeof forms;
export type CenterAnswer = CodeAnswer & { form: FormName };

/** Runs on the server and in the browser. */
export async function sendCenterForm(request: Request, api: ApiClient) {
  const { pathname } = new URL(request.url);
  const fields = await readValues(request);
  const name = keysOf(forms).find((form) => form === fields.form) ?? "profile";
  const form: Form = forms[name];
  const withFormName = ({ data: answer, init }: ReturnType<typeof returnFormErrors>) =>
    data<CenterAnswer>({ ...answer, form: name }, init ?? undefined);

  if (name === "email" && fields.step === codeStep)
    return withFormName(returnCodeResult(await callApi(api, "/account/email/code", { email: fields.email }), fields));
  // Without JavaScript the confirmation is a page instead of a dialog.
  if (name === "sign-out" && !fields.confirmed) return data<CenterAnswer>({ ok: false, reasons: {}, values: {}, form: name });
  const answer = await form.send(api, fields);
  if (!answer.ok) return withFormName(returnFormErrors(answer, fields));
  if (form.ends) throw redirect(`${localPath(splitPath(pathname).language, "/login")}?result=${form.ends}`, 303);
  throw redirect(`${pathname}?result=${name}#${form.section}`, 303);
}
