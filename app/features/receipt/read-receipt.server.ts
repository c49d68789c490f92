import type { Query } from "#app/page/query.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { dayOfReference } from "#domain/contact/schema";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { formatDay } from "#i18n/format.ts";

/** Texts of a confirmation: number and day of the request, if the address has them, and what to expect. */
export type Receipt = { line?: string; mail: string };

/** Reads the confirmation of a form's result page; `undefined` before the form is sent. */
export async function readReceipt(page: RequestContext, query: Query<"result" | "reference">): Promise<Receipt | undefined> {
  if (query.get("result") !== "sent") return undefined;
  const reference = query.get("reference");
  const copy = await readCopy(page, "receipt");
  if (reference === null) return { mail: copy.mail };
  const date = formatDay(page.language, dayOfReference(reference));
  return { line: fillPlaceholders(copy.line, { reference, date }), mail: copy.mail };
}
