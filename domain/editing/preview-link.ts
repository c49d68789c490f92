import * as v from "valibot";
import { findCollection, type EditionKey } from "#domain/content";
import { dayMs } from "#i18n/day.ts";
import { languageCodes } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import type { Context } from "../context.ts";
import { previewName } from "./schema.ts";

const validMs = 7 * dayMs;
const pickingMs = dayMs / 2;
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
type Sealing = Pick<Context, "secrets" | "clock">;

/** The address under which whoever has it sees an edition as it would be published now, for a week. It is computed, not kept. */
export function previewPath(context: Sealing, edition: EditionKey): string | undefined {
  const { type, key, language } = edition;
  const page = pageOf(edition);
  if (!page) return undefined;
  const token = tokenOf(context, { use: "preview", type, key, language, until: context.clock.now().getTime() + validMs });
  page.searchParams.set(previewName, token);
  return page.href.slice(page.origin.length);
}

/** What opens any public page with the script by which its sentences are picked, for as long as staff stay logged in. */
export function sentencesToken(context: Sealing): string {
  return tokenOf(context, { use: "sentences", until: context.clock.now().getTime() + pickingMs });
}

function tokenOf({ secrets }: Pick<Context, "secrets">, shown: Content): string {
  return Buffer.from(secrets.seal(JSON.stringify(shown)), "base64").toString("base64url");
}

/** What a token shows, as long as it is valid: an edition on its own page, which is at this path, or the sentences of any public one. */
export function readPreview({ secrets, clock }: Sealing, { token, path }: { token: string; path: string }): Content | undefined {
  try {
    const shown = v.parse(content, JSON.parse(secrets.open(token)));
    const isItsPage = shown.use === "sentences" || pageOf(shown)?.pathname === path;
    return isItsPage && clock.now().getTime() < shown.until ? shown : undefined;
  } catch {
    // Not sealed by this site, or sealed for something else.
    return undefined;
  }
}

/** Where an edition is to be seen. One without a page of its own stands in a list, behind a query or a mark. */
function pageOf({ type, key, language }: EditionKey): URL | undefined {
  const collection = findCollection(type);
  return collection && new URL(localPath(language, collection.path(key)), "http://any.host");
}
