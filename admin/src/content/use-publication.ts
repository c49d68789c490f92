import { useQueryClient } from "@tanstack/react-query";
import { notify } from "../notifications/notify.ts";
import { languages } from "../../../i18n/languages.ts";
import { CallError } from "../api/answer.ts";
import { call } from "../api/call.ts";
import type { Answered, Sent } from "../api/calls.ts";
import { fill } from "../texts/fill.ts";
import { useTexts } from "../texts/staff-language.ts";
import type { EditionAddress } from "./edition.ts";
import { contentTexts } from "./texts.ts";

type Lines = Answered<"POST /staff/content/publish">;
type Editions = readonly EditionAddress[];
/** The API accepts at most 100 localizations in a call. */
const editionsAtOnce = 50;
type Plan = Omit<Sent<"POST /staff/content/publish">, "editions">;

/** Publishes, withdraws and restores localizations. Each of them can fail; a notification reports each result. */
export function usePublication(onDone: () => void = () => {}) {
  const texts = useTexts(contentTexts);
  const queries = useQueryClient();
  const act = async (editions: Editions, ask: (editions: EditionAddress[]) => Promise<Lines>, done: string) => {
    const addresses = editions.map(({ type, key, language }) => ({ type, key, language }));
    try {
      for (let from = 0; from < addresses.length; from += editionsAtOnce)
        for (const { language, done: isDone, reason } of await ask(addresses.slice(from, from + editionsAtOnce))) {
          const { name } = languages[language];
          if (isDone) notify(fill(done, { language: name }), "success");
          else notify(fill(texts.refused, { language: name, reason: reason ?? "" }), "warning");
        }
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      notify(error.message, "error");
    }
    await Promise.all(["entries", "entry", "today", "samples"].map((name) => queries.invalidateQueries({ queryKey: [name] })));
    onDone();
  };
  return {
    publish: (editions: Editions, plan: Plan = {}) =>
      void act(
        editions,
        (some) => call("POST /staff/content/publish", { editions: some, ...plan }),
        plan.at ? texts.planned : texts.published,
      ),
    withdraw: (editions: Editions) =>
      void act(editions, (some) => call("POST /staff/content/withdraw", { editions: some }), texts.withdrawn),
    bringBack: (editions: Editions) =>
      void act(editions, (some) => call("POST /staff/content/bring-back", { editions: some }), texts.published),
    undo: (editions: Editions) => void act(editions, (some) => call("POST /staff/content/undo", { editions: some }), texts.undone),
    cancelPlan: (editions: Editions) =>
      void act(editions, (some) => call("POST /staff/content/cancel-plan", { editions: some }), texts.planCancelled),
  };
}
