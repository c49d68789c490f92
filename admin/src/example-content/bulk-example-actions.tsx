import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { ExamplesPage } from "../../../domain/editing/schema.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { BulkExampleDialog } from "./bulk-example-dialog.tsx";
import { exampleTexts } from "./texts.ts";
import { useChangeAllExamples } from "./use-change-all-examples.ts";

/** Unpublishes all example content, or restores it. */
export function BulkExampleActions({ types }: Pick<ExamplesPage, "types">) {
  const texts = useTexts(exampleTexts);
  const [question, setQuestion] = useState<"unpublish" | "restore">();
  const { change, progress, isPending } = useChangeAllExamples();
  return (
    <Stack spacing={1} sx={{ alignSelf: "stretch" }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
        <Button
          color="warning"
          variant="outlined"
          disabled={isPending || types.every((type) => type.public === 0)}
          onClick={() => setQuestion("unpublish")}
        >
          {texts.hideAll}
        </Button>
        <Button
          variant="outlined"
          disabled={isPending || types.every((type) => type.withdrawn === 0)}
          onClick={() => setQuestion("restore")}
        >
          {texts.showAll}
        </Button>
      </Stack>
      {isPending && (
        <LinearProgress
          aria-label={texts.progress}
          variant={progress ? "determinate" : "indeterminate"}
          value={progress && (100 * progress.done) / progress.of}
        />
      )}
      {progress && <Typography component="output">{formatMessage(texts.done, { count: progress.done, of: progress.of })}</Typography>}
      {progress && progress.refused.length > 0 && (
        <Alert severity="warning">{formatMessage(texts.notDone, { entries: progress.refused.join(", ") })}</Alert>
      )}
      {question && (
        <BulkExampleDialog
          types={types}
          isPublic={question === "restore"}
          onClose={() => setQuestion(undefined)}
          onConfirm={(legal) => change({ shown: question === "restore", legal })}
        />
      )}
    </Stack>
  );
}
