import Alert from "@mui/material/Alert";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { SamplesPage } from "../../../domain/editing/schema.ts";
import { SureButton } from "../frame/sure-button.tsx";
import { fill } from "../texts/fill.ts";
import { useTexts } from "../texts/staff-language.ts";
import { samplesTexts } from "./texts.ts";
import { useChangeAll } from "./use-change-all.ts";

/** Withdraws all published example content, or restores it. */
export function AllSamples({ canWithdraw, canBringBack }: Pick<SamplesPage, "canWithdraw" | "canBringBack">) {
  const texts = useTexts(samplesTexts);
  const { change, progress, isPending } = useChangeAll();
  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
        <SureButton
          color="warning"
          variant="outlined"
          disabled={!canWithdraw || isPending}
          label={texts.hideAll}
          sure={texts.hideSure}
          onSure={() => change(false)}
        />
        <SureButton
          variant="outlined"
          disabled={!canBringBack || isPending}
          label={texts.showAll}
          sure={texts.showSure}
          onSure={() => change(true)}
        />
      </Stack>
      {isPending && (
        <LinearProgress
          aria-label={texts.progress}
          variant={progress ? "determinate" : "indeterminate"}
          value={progress && (100 * progress.done) / progress.of}
        />
      )}
      {progress && <Typography component="output">{fill(texts.done, { count: progress.done, of: progress.of })}</Typography>}
      {progress && progress.refused.length > 0 && (
        <Alert severity="warning">{fill(texts.notDone, { entries: progress.refused.join(", ") })}</Alert>
      )}
    </Stack>
  );
}
