import type { Context } from "hono";
import { changedFields, type saveDraft } from "#domain/content";
import { nameOf } from "#domain/editing";
import { isReason } from "#i18n/messages/index.ts";
import type { Context as ActorContext } from "../../../domain/context.ts";
import { fail, failWith, refuse } from "../envelope.ts";

type RefusedDraft = Extract<Awaited<ReturnType<typeof saveDraft>>, { ok: false }>;

/** Why work on an edition was not kept: where another saved since, with who, when, what, and in which fields `given` differs from it. */
export async function refuseDraft(
  c: Context,
  context: Pick<ActorContext, "database">,
  refused: RefusedDraft,
  given: Record<string, unknown> = {},
) {
  switch (refused.reason) {
    case "savedSince": {
      const { author, savedAt, ...last } = refused.lastSaved;
      const by = await nameOf(context, author);
      const differs = changedFields(given, last.data);
      return failWith(c, "savedSince", { ...last, author: by, savedAt: savedAt.toISOString(), differs });
    }
    case "unknownType":
    case "unknownEntry":
      return fail(c, 404, "notFound");
    default:
      return refuseFields(c, refused.fields);
  }
}

/** Answers with the reason of each field that no draft can hold. */
function refuseFields(c: Context, fields: Record<string, string>) {
  const reasonOf = (field: string, message: string) => (isReason(message) ? message : field === "key" ? "keyFormat" : "invalidInput");
  return refuse(c, Object.fromEntries(Object.entries(fields).map(([field, message]) => [field, reasonOf(field, message)])));
}
