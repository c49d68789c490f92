import { recordAct } from "#domain/audit";
import type { ConfigKey } from "#i18n/languages.ts";
import type { EditorContext } from "../context.ts";
import { standingWords, type InterfaceText } from "./interface-text.ts";
import { keepConfig, standingConfig } from "./save-site-config.ts";

const places = /\{\w+\}/g;

type Rejection = { ok: false; reason: "unknownPlace" } | { ok: false; reason: "savedSince"; standing: string | null };

/**
 * Overrides a UI string, or restores the original (`null`). `was`: override that the editor saw; if another is stored
 * now, nothing changes.
 */
export async function replaceText(
  context: EditorContext,
  input: { configKey: ConfigKey; text: InterfaceText; original: string; words: string | null; was: string | null },
): Promise<{ ok: true } | Rejection> {
  const { configKey, text, original, words, was } = input;
  if (words?.match(places)?.some((place) => !original.includes(place))) return { ok: false, reason: "unknownPlace" };
  return context.database.transaction(async (transaction) => {
    const config = await standingConfig(transaction, configKey);
    const currentOverride = standingWords(text, config?.copy ?? {}) ?? null;
    if (!config || currentOverride !== was) return { ok: false, reason: "savedSince", standing: currentOverride };
    const otherEntries = Object.entries(config.copy).filter(([key]) => key !== text.key && key !== text.formerKey);
    const copy = Object.fromEntries(words === null ? otherEntries : [...otherEntries, [text.key, words]]);
    await keepConfig(context, transaction, { configKey, site: config.site, copy });
    const action = words === null ? "text.reset" : "text.replaced";
    await recordAct(context, transaction, { action, subject: `text/${text.key}/${configKey}`, before: was, after: words });
    return { ok: true };
  });
}
