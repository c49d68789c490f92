import type { Context } from "hono";
import type { saveDraft } from "#domain/content";
import { nameOf } from "#domain/editing";
import type { Context as ActorContext } from "../../../domain/context.ts";
import { fail, failWith, refuse } from "../envelope.ts";

type RefusedDraft = Extract<Awaited<ReturnType<typeof saveDraft>>, { ok: false }>;

/** Why work on an edition was not kept: where another saved since, with who, when and what. */
export async function refuseDraft(c: Context, context: Pick<ActorContext, "database">, refused: RefusedDraft) {
  switch (refused.reason) {
    case "savedSince": {
      const { author, savedAt, ...last } = refused.lastSaved;
      return failWith(c, "savedSince", { ...last, author: await nameOf(context, author), savedAt: savedAt.toISOString() });
    }
    case "unknownType":
    case "unknownEntry":
      return fail(c, 404, "notFound");
    default:
      return refuseFields(c, refused.fields);
  }
}

/** Each field that no draft can hold. */
export function refuseFields(c: Context, fields: Record<string, string>) {
  return refuse(c, Object.fromEntries(Object.keys(fields).map((field) => [field, field === "key" ? "keyFormat" : "invalidInput"])));
}
