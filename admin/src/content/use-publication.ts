import { useQueryClient } from "@tanstack/react-query";
import { notify } from "../notifications/notify.ts";
import { languages } from "../../../i18n/languages.ts";
import { ApiError } from "../api/api-error.ts";
import { callApi } from "../api/call-api.ts";
import type { CallResult, CallInput } from "../api/endpoint-types.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import type { LocalizationAddress } from "./localization.ts";
import { contentTexts } from "./texts.ts";

type Outcomes = CallResult<"POST /staff/content/publish">;
type Localizations = readonly LocalizationAddress[];
/** The API accepts at most 100 localizations in a call. */
const batchSize = 50;
type Schedule = Omit<CallInput<"POST /staff/content/publish">, "editions">;

/** Publishes, withdraws and restores localizations. Each of them can fail; a notification reports each result. */
export function usePublication(onDone: () => void = () => {}) {
  const texts = useTexts(contentTexts);
  const queries = useQueryClient();
  const runAction = async (
    localizations: Localizations,
    callEndpoint: (localizations: LocalizationAddress[]) => Promise<Outcomes>,
    successText: string,
  ) => {
    const addresses = localizations.map(({ type, key, language }) => ({ type, key, language }));
    try {
      for (let from = 0; from < addresses.length; from += batchSize)
        for (const { language, done: isDone, reason } of await callEndpoint(addresses.slice(from, from + batchSize))) {
          const { name } = languages[language];
          if (isDone) notify(formatMessage(successText, { language: name }), "success");
          else notify(formatMessage(texts.refused, { language: name, reason: reason ?? "" }), "warning");
        }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify(error.message, "error");
    }
    await Promise.all(["entries", "entry", "today", "samples"].map((name) => queries.invalidateQueries({ queryKey: [name] })));
    onDone();
  };
  return {
    publish: (localizations: Localizations, schedule: Schedule = {}) =>
      void runAction(
        localizations,
        (batch) => callApi("POST /staff/content/publish", { editions: batch, ...schedule }),
        schedule.at ? texts.planned : texts.published,
      ),
    withdraw: (localizations: Localizations) =>
      void runAction(localizations, (batch) => callApi("POST /staff/content/withdraw", { editions: batch }), texts.withdrawn),
    restore: (localizations: Localizations) =>
      void runAction(localizations, (batch) => callApi("POST /staff/content/bring-back", { editions: batch }), texts.published),
    undo: (localizations: Localizations) =>
      void runAction(localizations, (batch) => callApi("POST /staff/content/undo", { editions: batch }), texts.undone),
    cancelSchedule: (localizations: Localizations) =>
      void runAction(localizations, (batch) => callApi("POST /staff/content/cancel-plan", { editions: batch }), texts.planCancelled),
  };
}
