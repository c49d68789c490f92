import type { ApiClient } from "#app/api-client/api-client.ts";
import { readTextValues, sendWithFiles } from "#app/features/attachments/send-with-files.ts";
import { callApi } from "#app/form/submit-form.ts";

/** Runs on the server and in the browser. */
export async function submitProject(request: Request, api: ApiClient) {
  const form = await request.formData();
  const services = form.getAll("services").map(String);
  return sendWithFiles({ request, api, form }, (files) => callApi(api, "/contact/project", { ...readTextValues(form), services, files }));
}
