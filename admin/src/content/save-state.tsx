import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { DescribedField } from "../../../domain/editing/schema.ts";
import { useTexts } from "../texts/staff-language.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { contentTexts } from "./texts.ts";
import type { EntryData } from "./typed-store.ts";
import type { Theirs } from "./use-saving.ts";
import type { AutosavedDraft } from "./use-autosaved-draft.ts";

type Props = { draft: AutosavedDraft; fields: readonly DescribedField[]; lang: string; unchangedData?: EntryData };

/** Shows whether the text is saved, or why not, and opens the conflict dialog. */
export function SaveState({ draft, fields, lang, unchangedData }: Props) {
  const texts = useTexts(contentTexts);
  const [postponedConflict, setPostponedConflict] = useState<Theirs>();
  const { state, error, theirs } = draft;
  const isWrong = state === "offline" || state === "refused" || state === "conflict";
  return (
    <>
      <Typography component="output" variant="body2" color={isWrong ? "error" : "textSecondary"}>
        {state === "refused" && error ? error.message : texts[state]}
      </Typography>
      {theirs && theirs === postponedConflict && (
        <Button size="small" onClick={() => setPostponedConflict(undefined)}>
          {texts.compare}
        </Button>
      )}
      {theirs && theirs !== postponedConflict && (
        <ConflictDialog
          {...{ fields, lang, theirs, unchangedData }}
          base={draft.base}
          mine={draft.data}
          onResolve={(fieldsToTake) => draft.resolveConflict(theirs, fieldsToTake)}
          onCancel={() => setPostponedConflict(theirs)}
        />
      )}
    </>
  );
}
