import Alert from "@mui/material/Alert";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ExamplesPage } from "../../../domain/editing/schema.ts";
import { ConfirmButton } from "../layout/confirm-button.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { exampleTexts } from "./texts.ts";
import { useChangeAllExamples } from "./use-change-all-examples.ts";

/** Withdraws all published example content, or restores it. */
export function BulkExampleActions({ canWithdraw, canBringBack }: Pick<ExamplesPage, "canWithdraw" | "canBringBack">) {
  const texts = useTexts(exampleTexts);
  const { change, progress, isPending } = useChangeAllExamples();
  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
        <ConfirmButton
          color="warning"
          variant="outlined"
          disabled={!canWithdraw || isPending}
          label={texts.hideAll}
          question={texts.hideSure}
          onConfirm={() => change(false)}
        />
        <ConfirmButton
          variant="outlined"
          disabled={!canBringBack || isPending}
          label={texts.showAll}
          question={texts.showSure}
          onConfirm={() => change(true)}
        />
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
    </Stack>
  );
}
