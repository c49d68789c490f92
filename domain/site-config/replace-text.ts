import { recordAct } from "#domain/audit";
import type { ConfigKey } from "#i18n/languages.ts";
import type { EditorContext } from "../context.ts";
import { standingWords, type InterfaceText } from "./interface-text.ts";
import { keepConfig, standingConfig } from "./save-site-config.ts";

const places = /\{\w+\}/g;

type Refused = { ok: false; reason: "unknownPlace" } | { ok: false; reason: "savedSince"; standing: string | null };

/**
 * Puts an editor's words in the place of a text of the interface, or (`null`) brings the original back. `was` are the words
 * that stood in its place when the editor began, `null` for the original: where others stand there now, nothing is kept.
 */
export async function replaceText(
  context: EditorContext,
  input: { configKey: ConfigKey; text: InterfaceText; original: string; words: string | null; was: string | null },
): Promise<{ ok: true } | Refused> {
  const { configKey, text, original, words, was } = input;
  if (words?.match(places)?.some((place) => !original.includes(place))) return { ok: false, reason: "unknownPlace" };
  return context.database.transaction(async (transaction) => {
    const config = await standingConfig(transaction, configKey);
    const standing = standingWords(text, config?.copy ?? {}) ?? null;
    if (!config || standing !== was) return { ok: false, reason: "savedSince", standing };
    const others = Object.entries(config.copy).filter(([key]) => key !== text.key && key !== text.formerKey);
    const copy = Object.fromEntries(words === null ? others : [...others, [text.key, words]]);
    await keepConfig(context, transaction, { configKey, site: config.site, copy });
    const action = words === null ? "text.reset" : "text.replaced";
    await recordAct(context, transaction, { action, subject: `text/${text.key}/${configKey}`, before: was, after: words });
    return { ok: true };
  });
}
