import { data } from "react-router";
import type { ApiClient } from "#app/api-client/api-client.ts";
import type { maxSenderAttachments } from "#domain/attachments/schema";
import { redirectToReceipt, shownValues, type FormAnswer, type ErrorResult, type Values } from "#app/form/submit-form.ts";
import { uploadFiles, type UploadedFile } from "./upload-files.ts";

/** `files`: files that are uploaded and need not be selected again. */
export type FilesAnswer = FormAnswer & { files?: readonly UploadedFile[] };

/** Limit of the server, applied here to avoid useless uploads. */
const maxFiles: typeof maxSenderAttachments = 4;

/** Reads the text values of a form without its files. Repeated names are joined with commas. */
export function readTextValues(form: FormData): Values {
  const textValues: Values = {};
  for (const name of new Set(form.keys())) if (name !== "attachments") textValues[name] = form.getAll(name).join();
  return textValues;
}

/**
 * Action of a page whose form has a `FilesField`: uploads the files, then sends the form. Uploads are kept while the form has other
 * errors. `send` receives their ids, separated by commas.
 */
export async function sendWithFiles(
  { request, api, form }: { request: Request; api: ApiClient; form: FormData },
  send: (files: string) => Promise<{ ok: true; data: { reference: string } } | ErrorResult>,
) {
  const values = readTextValues(form);
  const selectedFiles = form.getAll("attachments").filter((value): value is File => typeof value !== "string" && value.size > 0);
  const uploadedFiles = values.withoutFiles ? [] : readUploadedFiles(values.brought);
  const { files, reason: uploadError } = await uploadFiles(api, selectedFiles, uploadedFiles, maxFiles);
  const answer: Awaited<ReturnType<typeof send>> = uploadError
    ? { ok: false, status: 422, reasons: { attachments: uploadError } }
    : await send(files.map(({ id }) => id).join(","));
  if (answer.ok) return redirectToReceipt(request, answer.data);
  const { status, reason, reasons: given } = answer;
  // The form's name of the field keeps its place among the others.
  const reasons = Object.fromEntries(Object.entries(given).map(([name, code]) => [name === "files" ? "attachments" : name, code]));
  return data<FilesAnswer>({ ok: false, reason, reasons, values: shownValues(values), files: given.files ? [] : files }, { status });
}

/** Parses the hidden field with earlier uploads; ignores invalid items. */
function readUploadedFiles(text = ""): UploadedFile[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter(isUploadedFile) : [];
  } catch {
    return [];
  }
}

const isUploadedFile = (file: unknown): file is UploadedFile =>
  typeof file === "object" &&
  file !== null &&
  "id" in file &&
  typeof file.id === "string" &&
  "name" in file &&
  typeof file.name === "string" &&
  "bytes" in file &&
  typeof file.bytes === "number";
