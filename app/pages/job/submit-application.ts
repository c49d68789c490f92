import type { ApiClient } from "#app/api-client/api-client.ts";
import { readTextValues, sendWithFiles } from "#app/features/attachments/send-with-files.ts";
import { callApi } from "#app/form/submit-form.ts";

/** Runs on the server and in the browser. */
export async function submitApplication(request: Request, api: ApiClient, job: string) {
  const form = await request.formData();
  return sendWithFiles({ request, api, form }, (files) => callApi(api, "/contact/job", { ...readTextValues(form), job, files }));
}
