import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { Language } from "../../../i18n/languages.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { notify } from "../notifications/notify.ts";
import { useTexts } from "../texts/staff-language.ts";
import { lifecycleTexts } from "./lifecycle-texts.ts";

type Address = { type: string; key: string };

/** Moves an entry or one of its languages to the trash. The notification offers to undo it. */
export function useEntryDeletion({ type, key }: Address, onDone: () => void) {
  const texts = useTexts(lifecycleTexts);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const restore = useApiMutation("POST /staff/trash/restore", [], ({ type: restoredType, key: restoredKey }) => {
    notify(texts.undone, "success");
    void navigate(`/content/${restoredType}/${restoredKey}`);
  });
  const remove = useApiMutation("POST /staff/content/delete", ["entries"], ({ id }) => {
    onDone();
    // The cache keeps languages that an answer lacks, so it has to forget the entry.
    void queries.resetQueries({ queryKey: ["entry", type, key] });
    notify(texts.deleted, "success", { label: texts.undo, run: () => restore.mutate({ id }) });
  });
  return { isPending: remove.isPending, remove: (language?: Language) => remove.mutate({ type, key, language }) };
}
