import type { Context } from "hono";
import { changedFields, type saveDraft } from "#domain/content";
import { readActorName } from "#domain/editing";
import { isReason } from "#i18n/messages/index.ts";
import type { Context as ActorContext } from "../../../domain/context.ts";
import { fail, failWith, failValidation } from "../envelope.ts";

type RefusedDraft = Extract<Awaited<ReturnType<typeof saveDraft>>, { ok: false }>;

/**
 * Error response for a draft that was not saved. After a concurrent save it contains author, time and data of that save, and the
 * fields in which `submitted` differs.
 */
export async function refuseDraft(
  c: Context,
  context: Pick<ActorContext, "database">,
  failure: RefusedDraft,
  submitted: Record<string, unknown> = {},
) {
  switch (failure.reason) {
    case "savedSince": {
      const { author, savedAt, ...last } = failure.lastSaved;
      const by = await readActorName(context, author);
      const differs = changedFields(submitted, last.data);
      return failWith(c, "savedSince", { ...last, author: by, savedAt: savedAt.toISOString(), differs });
    }
    case "unknownType":
    case "unknownEntry":
      return fail(c, 404, "notFound");
    default:
      return refuseFields(c, failure.fields);
  }
}

function refuseFields(c: Context, fields: Record<string, string>) {
  const reasonOf = (field: string, message: string) => (isReason(message) ? message : field === "key" ? "keyFormat" : "invalidInput");
  return failValidation(c, Object.fromEntries(Object.entries(fields).map(([field, message]) => [field, reasonOf(field, message)])));
}
