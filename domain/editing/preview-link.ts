import * as v from "valibot";
import { findCollection, type EditionKey } from "#domain/content";
import { dayMs } from "#i18n/day.ts";
import { languageCodes } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import type { Context } from "../context.ts";

const validMs = 7 * dayMs;
/** Name in the query of the page that is previewed. */
export const previewName = "preview";
const content = v.strictObject({
  use: v.literal("preview"),
  type: v.string(),
  key: v.string(),
  language: v.picklist(languageCodes),
  until: v.number(),
});

/** The address under which whoever has it sees an edition as it would be published now, for a week. It is computed, not kept. */
export function previewPath(
  { secrets, clock }: Pick<Context, "secrets" | "clock">,
  { type, key, language }: EditionKey,
): string | undefined {
  const collection = findCollection(type);
  if (!collection) return undefined;
  const until = clock.now().getTime() + validMs;
  const sealed = secrets.seal(JSON.stringify({ use: "preview", type, key, language, until } satisfies v.InferOutput<typeof content>));
  const token = Buffer.from(sealed, "base64").toString("base64url");
  // An entry without a page of its own stands in a list, behind a mark.
  const [path = "", mark] = collection.path(key).split("#");
  return `${localPath(language, path)}${path.includes("?") ? "&" : "?"}${previewName}=${token}${mark === undefined ? "" : `#${mark}`}`;
}

/** Which edition a token shows, as long as it is valid. */
export function readPreview({ secrets, clock }: Pick<Context, "secrets" | "clock">, token: string): EditionKey | undefined {
  try {
    const { until, type, key, language } = v.parse(content, JSON.parse(secrets.open(token)));
    return clock.now().getTime() < until ? { type, key, language } : undefined;
  } catch {
    // Not sealed by this site, or sealed for something else.
    return undefined;
  }
}
