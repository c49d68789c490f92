import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { languages } from "../../../i18n/languages.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { notify } from "../notifications/notify.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { trashTexts } from "./texts.ts";

/** Restores a deleted entry and says which languages came back as drafts. */
export function useRestore(title: string) {
  const texts = useTexts(trashTexts);
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useApiMutation("POST /staff/trash/restore", ["trash"], ({ type, key, drafts }) => {
    void queries.invalidateQueries({ queryKey: ["entries"] });
    void queries.invalidateQueries({ queryKey: ["entry"] });
    const names = drafts.map((code) => languages[code].name).join(", ");
    const message = drafts.length === 0 ? texts.restored : texts.restoredAsDrafts;
    notify(formatMessage(message, { title, languages: names }), drafts.length === 0 ? "success" : "warning", {
      label: texts.open,
      run: () => void navigate(`/content/${type}/${key}`),
    });
  });
}
