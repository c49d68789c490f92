import { createChatProvider } from "./chat-provider.ts";
import { createDeepLProvider } from "./deepl-provider.ts";
import type { ProviderOptions, TranslationOutcome, TranslationRequest } from "./provider.ts";

export type { TranslationFailure } from "./provider.ts";

export type MachineTranslator = {
  /** Host of the service, for the audit log. */
  host: string;
  /** Translates fragments of XML, in which `k` encloses text to keep and `g` words that stay together. */
  translate(request: TranslationRequest): Promise<TranslationOutcome>;
};

/** `model` selects a chat endpoint in OpenAI's format; without it, the address is that of DeepL's API. */
type Options = Omit<ProviderOptions, "timeLimits"> & { model: string | undefined; timeLimits?: ProviderOptions["timeLimits"] };

/** Texts in one request: DeepL accepts 50, and a chat model loses count in longer lists. */
const maxTexts = 20;
const maxCharacters = 6000;

const defaultTimeLimits = { requestMs: 30_000, totalMs: 60_000, firstPauseMs: 500 };

export function openMachineTranslator({ model, timeLimits = defaultTimeLimits, ...options }: Options): MachineTranslator {
  const translateBatch =
    model === undefined ? createDeepLProvider({ ...options, timeLimits }) : createChatProvider({ ...options, timeLimits }, model);
  return {
    host: options.url.host,
    async translate({ texts, ...languages }) {
      const end = AbortSignal.timeout(timeLimits.totalMs);
      const translated: string[] = [];
      for (const batch of splitIntoBatches(texts)) {
        const outcome = await translateBatch({ ...languages, texts: batch }, end);
        if (!outcome.ok) return outcome;
        if (outcome.texts.length !== batch.length) return { ok: false, reason: "translationUnusable" };
        translated.push(...outcome.texts);
      }
      return { ok: true, texts: translated };
    },
  };
}

function splitIntoBatches(texts: readonly string[]): string[][] {
  const batches: string[][] = [];
  let characters = Infinity;
  for (const text of texts) {
    const last = batches.at(-1);
    characters += text.length;
    if (last && last.length < maxTexts && characters <= maxCharacters) last.push(text);
    else {
      batches.push([text]);
      characters = text.length;
    }
  }
  return batches;
}
