import { useApiMutation } from "../api/use-api-mutation.ts";
import { notify } from "../notifications/notify.ts";
import { useTexts } from "../texts/staff-language.ts";
import { threadTexts } from "./thread-texts.ts";

export function useUndoMerge() {
  const texts = useTexts(threadTexts);
  return useApiMutation("POST /staff/inbox/unmerge", ["inbox"], () => notify(texts.undone, "success"));
}
