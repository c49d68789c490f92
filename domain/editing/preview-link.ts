import * as v from "valibot";
import { findCollection, type EditionKey } from "#domain/content";
import { dayMs } from "#i18n/day.ts";
import { languageCodes } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import type { Context } from "../context.ts";

const validMs = 7 * dayMs;
const pickingMs = dayMs / 2;
/** Name in the query of the page that is previewed. */
export const previewName = "preview";
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
export function previewPath(context: Sealing, { type, key, language }: EditionKey): string | undefined {
  const collection = findCollection(type);
  if (!collection) return undefined;
  const token = tokenOf(context, { use: "preview", type, key, language, until: context.clock.now().getTime() + validMs });
  // An entry without a page of its own stands in a list, behind a mark.
  const [path = "", mark] = collection.path(key).split("#");
  return `${localPath(language, path)}${path.includes("?") ? "&" : "?"}${previewName}=${token}${mark === undefined ? "" : `#${mark}`}`;
}

/** What opens any public page with the script by which its sentences are picked, for as long as staff stay logged in. */
export function sentencesToken(context: Sealing): string {
  return tokenOf(context, { use: "sentences", until: context.clock.now().getTime() + pickingMs });
}

function tokenOf({ secrets }: Pick<Context, "secrets">, shown: Content): string {
  return Buffer.from(secrets.seal(JSON.stringify(shown)), "base64").toString("base64url");
}

/** What a token shows, as long as it is valid: an edition, or the sentences of public pages. */
export function readPreview({ secrets, clock }: Sealing, token: string): Content | undefined {
  try {
    const shown = v.parse(content, JSON.parse(secrets.open(token)));
    return clock.now().getTime() < shown.until ? shown : undefined;
  } catch {
    // Not sealed by this site, or sealed for something else.
    return undefined;
  }
}
