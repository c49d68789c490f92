import { recordAuditEntry } from "#domain/audit";
import type { ConfigKey } from "#i18n/languages.ts";
import type { EditorContext } from "../context.ts";
import { overrideOf, type UiString } from "./ui-string.ts";
import { storeConfig, lockConfig } from "./save-site-config.ts";

const placeholders = /\{\w+\}/g;

type Rejection = { ok: false; reason: "unknownPlace" } | { ok: false; reason: "savedSince"; standing: string | null };

/**
 * Overrides a UI string, or restores the original (`null`). `was` is the override that the editor saw; if another one
 * is stored, nothing changes.
 */
export async function overrideUiString(
  context: EditorContext,
  input: { configKey: ConfigKey; text: UiString; original: string; words: string | null; was: string | null },
): Promise<{ ok: true } | Rejection> {
  const { configKey, text, original, words, was } = input;
  if (words?.match(placeholders)?.some((placeholder) => !original.includes(placeholder))) return { ok: false, reason: "unknownPlace" };
  return context.database.transaction(async (transaction) => {
    const config = await lockConfig(transaction, configKey);
    const currentOverride = overrideOf(text, config?.copy ?? {}) ?? null;
    if (!config || currentOverride !== was) return { ok: false, reason: "savedSince", standing: currentOverride };
    const otherEntries = Object.entries(config.copy).filter(([key]) => key !== text.key && key !== text.formerKey);
    const copy = Object.fromEntries(words === null ? otherEntries : [...otherEntries, [text.key, words]]);
    await storeConfig(context, transaction, { configKey, site: config.site, copy });
    const action = words === null ? "text.reset" : "text.replaced";
    await recordAuditEntry(context, transaction, { action, subject: `text/${text.key}/${configKey}`, before: was, after: words });
    return { ok: true };
  });
}
