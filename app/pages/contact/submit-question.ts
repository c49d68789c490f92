import type { ApiClient } from "#app/api-client/api-client.ts";
import { sendWithFiles, readTextValues } from "#app/features/attachments/send-with-files.ts";
import { callApi } from "#app/form/submit-form.ts";

/** Sends the question. The API requires a company, so private persons send the form's text for them instead. */
export async function submitQuestion(request: Request, api: ApiClient) {
  const form = await request.formData();
  const values = readTextValues(form);
  const company = values.writer === "private" ? values.privatePerson : values.company;
  return sendWithFiles({ request, api, form }, (files) => callApi(api, "/contact/question", { ...values, company: company ?? "", files }));
}
