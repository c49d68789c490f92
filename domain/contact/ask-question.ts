import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { readSelection } from "./read-selection.ts";
import type { ContactForm } from "./schema.ts";
import { submitQuestion } from "./submit-question.ts";

/** Submits the contact form, with the serial number and the selection as data of the question. */
export async function askQuestion(context: Context, { form, language }: { form: ContactForm; language: Language }) {
  const { name, country, email, telephone, company, message, problemType, writer, serialNumber, files } = form;
  const selection = await readSelection(context, form);
  return submitQuestion(context, {
    // A browser also sends the company that was typed before the form hid the field.
    question: { name, country, email, telephone, company: writer === "private" ? "" : company, message, problemType },
    request: { kind: "question", details: serialNumber === undefined && selection === undefined ? null : { serialNumber, selection } },
    files,
    language,
  });
}
