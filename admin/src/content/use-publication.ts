import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { notify } from "../notifications/notify.ts";
import { languages } from "../../../i18n/languages.ts";
import { isReason, messages } from "../../../i18n/messages/index.ts";
import { ApiError } from "../api/api-error.ts";
import { callApi } from "../api/call-api.ts";
import type { CallResult, CallInput } from "../api/endpoint-types.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts, type StaffLanguage } from "../texts/staff-language.ts";
import { reviewsKey } from "../reviews/use-discussion.ts";
import { storageNameOf, type LocalizationAddress } from "./localization.ts";
import { contentTexts } from "./texts.ts";
import { waitForSaves } from "./use-saving.ts";

export type Outcomes = CallResult<"POST /staff/content/publish">;
type Localizations = readonly LocalizationAddress[];
/** The API accepts at most 100 localizations in a call. */
const batchSize = 50;
type Schedule = Omit<CallInput<"POST /staff/content/publish">, "editions">;
type Action = "publish" | "withdraw" | "bring-back" | "undo" | "cancel-plan";

/**
 * Calls an endpoint for many localizations in turn. `outcomes` receives the results, also those before a failed call. A
 * publication waits for texts that are being saved, and leaves out those that are still not saved.
 */
export async function runInBatches(
  queries: QueryClient,
  { action, localizations, schedule = {} }: { action: Action; localizations: Localizations; schedule?: Schedule },
  outcomes: Outcomes,
) {
  const addresses = localizations.map(({ type, key, language }) => ({ type, key, language }));
  const unsavedNames = action === "publish" ? await waitForSaves(queries, addresses.map(storageNameOf)) : [];
  const [unsaved = [], saved = []] = [true, false].map((isUnsaved) =>
    addresses.filter((address) => unsavedNames.includes(storageNameOf(address)) === isUnsaved),
  );
  outcomes.push(...unsaved.map((address) => ({ ...address, done: false, reason: "unsaved" })));
  for (let from = 0; from < saved.length; from += batchSize)
    outcomes.push(...(await callApi(`POST /staff/content/${action}`, { editions: saved.slice(from, from + batchSize), ...schedule })));
}

/** Refetches everything that shows the state of localizations; publishing also approves reviews. */
export async function refetchContent(queries: QueryClient): Promise<void> {
  await Promise.all(
    ["entries", "entry", "today", "samples", "notices", ...reviewsKey].map((name) => queries.invalidateQueries({ queryKey: [name] })),
  );
}

/** Text of an error code in the language of the back office. */
export function reasonText(language: StaffLanguage, reason = ""): string {
  if (reason === "unsaved") return contentTexts[language].unsaved;
  return isReason(reason) ? messages[language][reason] : reason;
}

/** Publishes, withdraws and restores localizations. Each of them can fail; a notification reports each result. */
export function usePublication(onDone: () => void = () => {}) {
  const texts = useTexts(contentTexts);
  const staffLanguage = useStaffLanguage();
  const queries = useQueryClient();
  const runAction = async (action: Action, localizations: Localizations, successText: string, schedule?: Schedule) => {
    const outcomes: Outcomes = [];
    try {
      await runInBatches(queries, { action, localizations, schedule }, outcomes);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify(error.message, "error");
    }
    for (const { language: code, done: isDone, reason } of outcomes) {
      const language = languages[code].name;
      if (isDone) notify(formatMessage(successText, { language }), "success");
      else notify(formatMessage(texts.refused, { language, reason: reasonText(staffLanguage, reason) }), "warning");
    }
    await refetchContent(queries);
    onDone();
  };
  return {
    publish: (localizations: Localizations, schedule: Schedule = {}) =>
      void runAction("publish", localizations, schedule.at ? texts.planned : texts.published, schedule),
    withdraw: (localizations: Localizations) => void runAction("withdraw", localizations, texts.withdrawn),
    restore: (localizations: Localizations) => void runAction("bring-back", localizations, texts.published),
    undo: (localizations: Localizations) => void runAction("undo", localizations, texts.undone),
    cancelSchedule: (localizations: Localizations) => void runAction("cancel-plan", localizations, texts.planCancelled),
  };
}
