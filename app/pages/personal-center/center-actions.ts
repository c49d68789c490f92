import { data, redirect } from "react-router";
import type { ApiClient } from "#app/api-client/api-client.ts";
import { codeStep } from "#app/features/account/code-fields.tsx";
import { answerCode, type CodeAnswer } from "#app/features/account/code-answer.ts";
import { callApi, readValues, refuseForm, type Values } from "#app/form/submit-form.ts";
import { localPath, splitPath } from "#i18n/paths.ts";
import { keysOf } from "#i18n/keys-of.ts";

/** What each form of the page does; its field `form` says which one was sent. */
const forms = {
  profile: { path: "/account/profile", section: "profile" },
  email: { path: "/account/email", section: "email" },
  password: { path: "/account/password", section: "password" },
  session: { path: "/account/sessions/end", section: "sessions", body: ({ id }: Values) => ({ id }) },
  sessions: { path: "/account/sessions/end", section: "sessions", body: () => ({ all: "others" }) },
  newsletter: {
    path: "/account/newsletter",
    section: "newsletter",
    body: ({ subscribe }: Values) => ({ subscribe: subscribe === "true" }),
  },
  delete: { path: "/account/delete", section: "delete", ends: "deleted" },
  "sign-out": { path: "/account/sign-out", section: "main", ends: "signed-out" },
} satisfies Record<string, { path: string; section: string; body?: (fields: Values) => object; ends?: "deleted" | "signed-out" }>;

export type FormName = keyof typeof forms;
export type CenterAnswer = CodeAnswer & { form: FormName };

/** Sends one of the page's forms, on the server and in the browser alike. */
export async function sendCenterForm(request: Request, api: ApiClient) {
  const { pathname } = new URL(request.url);
  const fields = await readValues(request);
  const name = keysOf(forms).find((form) => form === fields.form) ?? "profile";
  const form: { path: string; section: string; body?: (fields: Values) => object; ends?: string } = forms[name];
  const answered = ({ data: answer, init }: ReturnType<typeof refuseForm>) =>
    data<CenterAnswer>({ ...answer, form: name }, init ?? undefined);

  if (name === "email" && fields.step === codeStep)
    return answered(answerCode(await callApi(api, "/account/email/code", { email: fields.email }), fields));
  // Without code in the browser, the question whether one means it is a page.
  if (name === "sign-out" && !fields.confirmed) return data<CenterAnswer>({ ok: false, reasons: {}, values: {}, form: name });
  const answer = await callApi(api, form.path, form.body?.(fields) ?? fields);
  if (!answer.ok) return answered(refuseForm(answer, fields));
  if (form.ends) throw redirect(`${localPath(splitPath(pathname).language, "/login")}?result=${form.ends}`, 303);
  throw redirect(`${pathname}?result=${name}#${form.section}`, 303);
}
