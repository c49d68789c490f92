import { useQueryClient } from "@tanstack/react-query";
import { useNotify } from "react-admin";
import { fill } from "../../../i18n/fill.ts";
import { languages, type Language } from "../../../i18n/languages.ts";
import { CallError } from "../api/answer.ts";
import { call } from "../api/call.ts";
import type { Answered } from "../api/calls.ts";
import { useTexts } from "../texts/staff-language.ts";
import { contentTexts } from "./texts.ts";

type Edition = { type: string; key: string; language: Language };
type Lines = Answered<"POST /staff/content/publish">;

/** Publishes and withdraws editions, each by itself, and says of each what came of it. */
export function usePublication(onDone: () => void) {
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
    await Promise.all(["entries", "entry"].map((name) => queries.invalidateQueries({ queryKey: [name] })));
    onDone();
  };
  const publish = (editions: Edition[]) => void act(() => call("POST /staff/content/publish", { editions }), texts.published);
  const withdraw = (editions: Edition[]) => void act(() => call("POST /staff/content/withdraw", { editions }), texts.withdrawn);
  return { publish, withdraw };
}
