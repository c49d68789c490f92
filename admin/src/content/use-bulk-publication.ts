import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { languages } from "../../../i18n/languages.ts";
import { ApiError } from "../api/api-error.ts";
import { notify } from "../notifications/notify.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { lifecycleTexts } from "./lifecycle-texts.ts";
import type { LocalizationAddress } from "./localization.ts";
import { reasonText, refetchContent, runInBatches, type Outcomes } from "./use-publication.ts";

export type TitledLocalization = LocalizationAddress & { title: string };
/** `canUndo`: the changes can be undone together. */
export type BulkResult = { text: string; failures: readonly string[]; canUndo: boolean };

/** Publishes or unpublishes many localizations as one action, and can undo it as a whole. */
export function useBulkPublication(onDone: () => void) {
  const texts = useTexts(lifecycleTexts);
  const language = useStaffLanguage();
  const queries = useQueryClient();
  const [result, setResult] = useState<BulkResult & { done: readonly TitledLocalization[] }>();
  const [isPending, setPending] = useState(false);

  const perform = async (action: "publish" | "withdraw" | "undo", localizations: readonly TitledLocalization[], text: string) => {
    const outcomes: Outcomes = [];
    setPending(true);
    try {
      await runInBatches(queries, { action, localizations }, outcomes);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify(error.message, "error");
    }
    const findOutcome = ({ key, language: code }: LocalizationAddress) =>
      outcomes.find((outcome) => outcome.key === key && outcome.language === code);
    const done = localizations.filter((localization) => findOutcome(localization)?.done);
    const failures = localizations.flatMap((localization) => {
      const outcome = findOutcome(localization);
      if (!outcome || outcome.done) return [];
      const values = { title: localization.title, language: languages[localization.language].name };
      return [formatMessage(texts.failure, { ...values, reason: reasonText(language, outcome.reason) })];
    });
    const canUndo = action !== "undo" && done.length > 0;
    setResult({ text: formatMessage(text, { count: done.length }), failures, canUndo, done });
    setPending(false);
    await refetchContent(queries);
    onDone();
  };

  return {
    result,
    isPending,
    run: (action: "publish" | "withdraw", localizations: readonly TitledLocalization[]) =>
      void perform(action, localizations, action === "publish" ? texts.allDone : texts.allWithdrawn),
    undo: () => void (result && perform("undo", result.done, texts.allUndone)),
    close: () => setResult(undefined),
  };
}
