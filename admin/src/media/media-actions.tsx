import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { notify } from "../notifications/notify.ts";
import { useNavigate } from "react-router";
import { maxUploadBytes } from "../../../domain/media/schema.ts";
import { upload } from "../api/upload.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { ConfirmButton } from "../layout/confirm-button.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { FileButton } from "./file-button.tsx";
import type { MediaItem } from "./media-types.ts";
import { mediaTexts } from "./texts.ts";

/** Actions that change the pages of all languages: replace and delete. */
export function MediaActions({ item, onReplaced }: { item: MediaItem; onReplaced(): Promise<void> }) {
  const texts = useTexts(mediaTexts);
  const navigate = useNavigate();
  const remove = useApiMutation("POST /staff/media/remove", ["media", "list"], () => void navigate("/media"));
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
      <ReplaceButton item={item} onReplaced={onReplaced} />
      <ConfirmButton
        color="error"
        disabled={item.uses.length > 0}
        label={texts.remove}
        question={formatMessage(texts.removeSure, { name: item.name })}
        onConfirm={() => remove.mutate({ name: item.name })}
      />
    </Stack>
  );
}

function ReplaceButton({ item: { name, type }, onReplaced }: { item: MediaItem; onReplaced(): Promise<void> }) {
  const texts = useTexts(mediaTexts);
  const queries = useQueryClient();
  const [progress, setProgress] = useState<number>();
  const replace = async (file: File) => {
    if (file.size > maxUploadBytes) return notify(texts.tooLarge, "error");
    setProgress(0);
    try {
      await upload("/staff/media/replace", { name, file }, setProgress);
      await queries.invalidateQueries({ queryKey: ["media", "list"] });
      await onReplaced();
      notify(texts.replaced, "success");
    } catch (error) {
      notify(error instanceof Error ? error.message : "", "error");
    }
    setProgress(undefined);
  };
  return (
    <>
      <FileButton
        label={texts.replace}
        loading={progress !== undefined}
        accept={type.startsWith("image/") ? "image/*" : type}
        onFiles={([file]) => void (file && replace(file))}
      />
      {progress !== undefined && (
        <LinearProgress variant="determinate" value={progress * 100} aria-label={texts.replace} sx={{ width: 80 }} />
      )}
    </>
  );
}
