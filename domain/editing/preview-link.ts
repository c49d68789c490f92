import * as v from "valibot";
import { findCollection, type LocalizationKey } from "#domain/content";
import { dayMs } from "#i18n/day.ts";
import { languageCodes } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import type { Context } from "../context.ts";
import { previewParameter } from "./schema.ts";

const validMs = 7 * dayMs;
const inspectorMs = dayMs / 2;
const tokenSchema = v.variant("use", [
  v.strictObject({
    use: v.literal("preview"),
    type: v.string(),
    key: v.string(),
    language: v.picklist(languageCodes),
    until: v.number(),
  }),
  v.strictObject({ use: v.literal("sentences"), until: v.number() }),
]);
type TokenPayload = v.InferOutput<typeof tokenSchema>;
type TokenContext = Pick<Context, "secrets" | "clock">;

/** Returns the preview path of a localization, valid for a week. Everyone who has it sees the latest draft as it would be published. */
export function createPreviewPath(context: TokenContext, localization: LocalizationKey): string | undefined {
  const { type, key, language } = localization;
  const page = pageOf(localization);
  if (!page) return undefined;
  const token = tokenOf(context, { use: "preview", type, key, language, until: context.clock.now().getTime() + validMs });
  page.searchParams.set(previewParameter, token);
  return page.href.slice(page.origin.length);
}

/** Creates the token that loads the UI string inspector on public pages, valid for half a day. */
export function createInspectorToken(context: TokenContext): string {
  return tokenOf(context, { use: "sentences", until: context.clock.now().getTime() + inspectorMs });
}

function tokenOf({ secrets }: Pick<Context, "secrets">, payload: TokenPayload): string {
  return Buffer.from(secrets.seal(JSON.stringify(payload)), "base64").toString("base64url");
}

/** Reads a valid token: for a localization on the page at `path`, or for the UI string inspector on any page. */
export function readPreviewToken(
  { secrets, clock }: TokenContext,
  { token, path }: { token: string; path: string },
): TokenPayload | undefined {
  try {
    const payload = v.parse(tokenSchema, JSON.parse(secrets.open(token)));
    const isRightPage = payload.use === "sentences" || pageOf(payload)?.pathname === path;
    return isRightPage && clock.now().getTime() < payload.until ? payload : undefined;
  } catch {
    // This site did not seal the token, or sealed it for another purpose.
    return undefined;
  }
}

/** Returns the URL of the page that shows a localization; entries without their own page have a query or a fragment. */
function pageOf({ type, key, language }: LocalizationKey): URL | undefined {
  const collection = findCollection(type);
  return collection && new URL(localPath(language, collection.path(key)), "http://any.host");
}
