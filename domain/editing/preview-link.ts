import * as v from "valibot";
import { findCollection, type EditionKey } from "#domain/content";
import { dayMs } from "#i18n/day.ts";
import { languageCodes } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import type { Context } from "../context.ts";
import { previewName } from "./schema.ts";

const validMs = 7 * dayMs;
const inspectorMs = dayMs / 2;
const content = v.variant("use", [
  v.strictObject({
    use: v.literal("preview"),
    type: v.string(),
    key: v.string(),
    language: v.picklist(languageCodes),
    until: v.number(),
  }),
  v.strictObject({ use: v.literal("sentences"), until: v.number() }),
]);
type Content = v.InferOutput<typeof content>;
type TokenContext = Pick<Context, "secrets" | "clock">;

/**
 * Preview address of a localized version, valid for a week; everyone who has it sees the version as it would be
 * published. It is computed, not stored.
 */
export function previewPath(context: TokenContext, edition: EditionKey): string | undefined {
  const { type, key, language } = edition;
  const page = pageOf(edition);
  if (!page) return undefined;
  const token = tokenOf(context, { use: "preview", type, key, language, until: context.clock.now().getTime() + validMs });
  page.searchParams.set(previewName, token);
  return page.href.slice(page.origin.length);
}

/** Token that loads the UI string inspector on public pages, valid as long as a staff session. */
export function sentencesToken(context: TokenContext): string {
  return tokenOf(context, { use: "sentences", until: context.clock.now().getTime() + inspectorMs });
}

function tokenOf({ secrets }: Pick<Context, "secrets">, payload: Content): string {
  return Buffer.from(secrets.seal(JSON.stringify(payload)), "base64").toString("base64url");
}

/** Content of a valid token: a version on the page at `path`, or the UI string inspector on any public page. */
export function readPreview({ secrets, clock }: TokenContext, { token, path }: { token: string; path: string }): Content | undefined {
  try {
    const payload = v.parse(content, JSON.parse(secrets.open(token)));
    const isRightPage = payload.use === "sentences" || pageOf(payload)?.pathname === path;
    return isRightPage && clock.now().getTime() < payload.until ? payload : undefined;
  } catch {
    // The token was not sealed by this site, or for another purpose.
    return undefined;
  }
}

/** URL of the page that shows a version. An entry without its own page is shown in a list, so the URL has a query or a fragment. */
function pageOf({ type, key, language }: EditionKey): URL | undefined {
  const collection = findCollection(type);
  return collection && new URL(localPath(language, collection.path(key)), "http://any.host");
}
