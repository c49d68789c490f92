import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { DescribedField } from "../../../domain/editing/schema.ts";
import { useTexts } from "../texts/staff-language.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { contentTexts } from "./texts.ts";
import type { Theirs } from "./use-saving.ts";
import type { Work } from "./use-work.ts";

/** Shows whether the text is saved, or why not, and opens the conflict dialog. */
export function SaveState({ work, fields }: { work: Work; fields: readonly DescribedField[] }) {
  const texts = useTexts(contentTexts);
  const [postponed, setPostponed] = useState<Theirs>();
  const { state, error, theirs } = work;
  const isWrong = state === "offline" || state === "refused" || state === "conflict";
  return (
    <>
      <Typography component="output" variant="body2" color={isWrong ? "error" : "textSecondary"}>
        {state === "refused" && error ? error.message : texts[state]}
      </Typography>
      {theirs && theirs === postponed && (
        <Button size="small" onClick={() => setPostponed(undefined)}>
          {texts.compare}
        </Button>
      )}
      {theirs && theirs !== postponed && (
        <ConflictDialog fields={fields} work={work} theirs={theirs} onCancel={() => setPostponed(theirs)} />
      )}
    </>
  );
}
