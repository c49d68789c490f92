/** Languages are BCP 47 tags, such as `en-US`. */
export type TranslationRequest = { texts: readonly string[]; from: string; to: string };
export type TranslationFailure = "translationUnreachable" | "translationBusy" | "translationRefused" | "translationUnusable";
export type TranslationOutcome = { ok: true; texts: string[] } | { ok: false; reason: TranslationFailure };

/** Times in milliseconds: for one request, for all of them with their repetitions, and before the first repetition. */
export type TimeLimits = { requestMs: number; totalMs: number; firstPauseMs: number };
export type ProviderOptions = { url: URL; key: string | undefined; timeLimits: TimeLimits };
/** Translates one batch until `end` aborts. */
export type TranslateBatch = (request: TranslationRequest, end: AbortSignal) => Promise<TranslationOutcome>;
