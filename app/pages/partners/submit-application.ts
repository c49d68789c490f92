import type { ApiClient } from "#app/api-client/api-client.ts";
import { sendWithFiles, readTextValues } from "#app/features/attachments/send-with-files.ts";
import { callApi } from "#app/form/submit-form.ts";

/** Runs on the server and in the browser. */
export async function submitApplication(request: Request, api: ApiClient) {
  const form = await request.formData();
  const checkboxes = { roles: form.getAll("roles").map(String), lines: form.getAll("lines").map(String) };
  return sendWithFiles({ request, api, form }, (files) =>
    callApi(api, "/partner/application", { ...readTextValues(form), ...checkboxes, files }),
  );
}
