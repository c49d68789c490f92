import { data } from "react-router";
import type { ApiClient } from "#app/api-client/api-client.ts";
import type { mostSenderFiles } from "#domain/attachments/schema";
import { finishForm, shownValues, type FormAnswer, type Refusal, type Values } from "#app/form/submit-form.ts";
import { bringFiles, type BroughtFile } from "./bring-files.ts";

/** `files`: those that have arrived; they need not be chosen again. */
export type FilesAnswer = FormAnswer & { files?: readonly BroughtFile[] };

/** The server refuses more; said here, nothing is sent that would be. */
const mostFiles: typeof mostSenderFiles = 4;

/** What is typed and ticked in a form, several of a name with commas between, without its files. */
export function typedValues(form: FormData): Values {
  const typed: Values = {};
  for (const name of new Set(form.keys())) if (name !== "attachments") typed[name] = form.getAll(name).join();
  return typed;
}

/**
 * The action of a page whose form has a `FilesField`: sends the form after its files, which stay where they are while
 * something else is wrong with it. `send` gets their ids with commas between.
 */
export async function sendWithFiles(
  { request, api, form }: { request: Request; api: ApiClient; form: FormData },
  send: (files: string) => Promise<{ ok: true } | Refusal>,
) {
  const values = typedValues(form);
  const chosen = form.getAll("attachments").filter((value): value is File => typeof value !== "string" && value.size > 0);
  const before = values.withoutFiles ? [] : readBrought(values.brought);
  const { files, reason: fault } = await bringFiles(api, chosen, before, mostFiles);
  const answer: { ok: true } | Refusal = fault
    ? { ok: false, status: 422, reasons: { attachments: fault } }
    : await send(files.map(({ id }) => id).join(","));
  if (answer.ok) return finishForm(request, answer, values, "sent");
  const { status, reason, reasons: given } = answer;
  const { files: ofFiles, ...others } = { files: undefined, ...given };
  const reasons = ofFiles ? { ...others, attachments: ofFiles } : others;
  return data<FilesAnswer>({ ok: false, reason, reasons, values: shownValues(values), files: ofFiles ? [] : files }, { status });
}

/** What the form carries of files that arrived with an earlier try; what is not of that form counts as nothing. */
function readBrought(text = ""): BroughtFile[] {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read.filter(isBrought) : [];
  } catch {
    return [];
  }
}

const isBrought = (file: unknown): file is BroughtFile =>
  typeof file === "object" &&
  file !== null &&
  "id" in file &&
  typeof file.id === "string" &&
  "name" in file &&
  typeof file.name === "string" &&
  "bytes" in file &&
  typeof file.bytes === "number";
