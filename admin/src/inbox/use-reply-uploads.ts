import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { notify } from "../notifications/notify.ts";
import { maxUploadBytes } from "../../../domain/media/schema.ts";
import { upload } from "../api/upload.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { inboxTexts } from "./texts.ts";

/** Uploads attachments of an answer one at a time. `progress`: share of the current file, 0 to 1; undefined when idle. */
export function useReplyUploads(question: string) {
  const texts = useTexts(inboxTexts);
  const queries = useQueryClient();
  const [progress, setProgress] = useState<number>();
  const reportError = (name: string, message: string) => notify(formatMessage(texts.fileFault, { name, why: message }), "error");

  const send = async (file: File) => {
    if (file.size > maxUploadBytes) return reportError(file.name, texts.tooLarge);
    setProgress(0);
    try {
      await upload("/staff/inbox/attach", { file, name: file.name, question }, setProgress);
    } catch (error) {
      reportError(file.name, error instanceof Error ? error.message : "");
    }
    await queries.invalidateQueries({ queryKey: ["inbox", "thread", question] });
  };

  const add = async (files: readonly File[]) => {
    for (const file of files) await send(file);
    setProgress(undefined);
  };
  return { progress, add };
}
