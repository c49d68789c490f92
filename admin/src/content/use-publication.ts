import { useQueryClient } from "@tanstack/react-query";
import { useNotify } from "react-admin";
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
type Plan = Omit<Sent<"POST /staff/content/publish">, "editions">;

/** What is done with editions before the public: each by itself, and of each it is said what came of it. */
export function usePublication(onDone: () => void = () => {}) {
  const texts = useTexts(contentTexts);
  const notify = useNotify();
  const queries = useQueryClient();
  const act = async (ask: () => Promise<Lines>, done: string) => {
    try {
      for (const { language, done: isDone, reason } of await ask()) {
        const { name } = languages[language];
        if (isDone) notify(fill(done, { language: name }), { type: "success" });
        else notify(fill(texts.refused, { language: name, reason: reason ?? "" }), { type: "warning" });
      }
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      notify(error.message, { type: "error" });
    }
    await Promise.all(["entries", "entry", "today", "samples"].map((name) => queries.invalidateQueries({ queryKey: [name] })));
    onDone();
  };
  const of = (editions: Editions) => editions.map(({ type, key, language }) => ({ type, key, language }));
  return {
    publish: (editions: Editions, plan: Plan = {}) =>
      void act(() => call("POST /staff/content/publish", { editions: of(editions), ...plan }), plan.at ? texts.planned : texts.published),
    withdraw: (editions: Editions) => void act(() => call("POST /staff/content/withdraw", { editions: of(editions) }), texts.withdrawn),
    bringBack: (editions: Editions) => void act(() => call("POST /staff/content/bring-back", { editions: of(editions) }), texts.published),
    undo: (editions: Editions) => void act(() => call("POST /staff/content/undo", { editions: of(editions) }), texts.undone),
    cancelPlan: (editions: Editions) =>
      void act(() => call("POST /staff/content/cancel-plan", { editions: of(editions) }), texts.planCancelled),
  };
}
