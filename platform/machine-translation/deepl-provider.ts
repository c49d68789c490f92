import * as v from "valibot";
import { postJson } from "./post-json.ts";
import type { ProviderOptions, TranslateBatch } from "./provider.ts";

const answerSchema = v.object({ translations: v.array(v.object({ text: v.string() })) });

/** DeepL names target languages with a variant, and has no Australian English. */
const targetNames: Record<string, string> = { "en-US": "EN-US", "en-AU": "EN-GB", "zh-CN": "ZH-HANS" };

/** Translates with DeepL's API; `url` is the address of its `/v2/translate`. */
export function createDeepLProvider({ url, key, timeLimits }: ProviderOptions): TranslateBatch {
  const headers: Record<string, string> = key === undefined ? {} : { Authorization: `DeepL-Auth-Key ${key}` };
  return async ({ texts, from, to }, end) => {
    const body = {
      text: texts,
      source_lang: from.replace(/-.*/, "").toUpperCase(),
      target_lang: targetNames[to] ?? to.toUpperCase(),
      tag_handling: "xml",
      ignore_tags: ["k"],
      outline_detection: false,
      preserve_formatting: true,
    };
    const outcome = await postJson({ url, headers, body }, timeLimits, end);
    if (!outcome.ok) return outcome;
    const answer = v.safeParse(answerSchema, outcome.body);
    if (!answer.success) return { ok: false, reason: "translationUnusable" };
    return { ok: true, texts: answer.output.translations.map(({ text }) => text) };
  };
}
