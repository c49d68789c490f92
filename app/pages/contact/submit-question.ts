import type { ApiClient } from "#app/api-client/api-client.ts";
import { sendWithFiles, readTextValues } from "#app/features/attachments/send-with-files.ts";
import { callApi } from "#app/form/submit-form.ts";

/** Runs on the server and in the browser. */
export async function submitQuestion(request: Request, api: ApiClient) {
  const form = await request.formData();
  return sendWithFiles({ request, api, form }, (files) => callApi(api, "/contact/question", { ...readTextValues(form), files }));
}
