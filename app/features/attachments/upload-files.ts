import { isEnvelope, type ApiClient } from "#app/api-client/api-client.ts";
import { isOffline, networkErrorCode } from "#app/form/network-error-code.ts";
import type { Reason } from "#i18n/messages/index.ts";

/** Uploaded file whose form has not been sent yet. */
export type UploadedFile = { id: string; name: string; bytes: number };

/** Uploaded files, and the error code of the first upload that failed. */
export type Uploads = { files: UploadedFile[]; reason?: Reason };

/** Uploads files one after another, up to `maxFiles` together with earlier uploads. */
export async function uploadFiles(
  api: ApiClient,
  selectedFiles: readonly File[],
  uploadedFiles: readonly UploadedFile[],
  maxFiles: number,
): Promise<Uploads> {
  const files = [...uploadedFiles];
  let reason: Reason | undefined;
  for (const file of selectedFiles) {
    const result = files.length < maxFiles ? await uploadFile(api, file) : ("tooManySenderFiles" as const);
    if (typeof result === "string") reason ??= result;
    else files.push(result);
  }
  return { files, reason };
}

async function uploadFile(api: ApiClient, file: File): Promise<UploadedFile | Reason> {
  const wasOffline = isOffline();
  try {
    const body = await api.upload("/contact/file", { name: file.name.slice(0, 200) || "file" }, file);
    return body.code === 200 ? body.data : body.reason;
  } catch (error) {
    if (isEnvelope(error)) return error.reason ?? "internal";
    // The form is sent after its files, so it was not sent yet.
    return networkErrorCode(error, wasOffline) === "unreachable" ? "unreachable" : "unavailable";
  }
}
