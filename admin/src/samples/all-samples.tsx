import Stack from "@mui/material/Stack";
import type { SamplesPage } from "../../../domain/editing/schema.ts";
import { useChange } from "../api/use-change.ts";
import { SureButton } from "../frame/sure-button.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { samplesTexts } from "./texts.ts";

/** All examples from the site at once, and back those that went so. */
export function AllSamples({ canWithdraw, canBringBack }: Pick<SamplesPage, "canWithdraw" | "canBringBack">) {
  const texts = useTexts(samplesTexts);
  const change = useChange("POST /staff/samples", ["samples"]);
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
      <SureButton
        color="warning"
        variant="outlined"
        loading={change.isPending}
        disabled={!canWithdraw}
        label={texts.hideAll}
        sure={texts.hideSure}
        onSure={() => change.mutate({ shown: false })}
      />
      <SureButton
        variant="outlined"
        loading={change.isPending}
        disabled={!canBringBack}
        label={texts.showAll}
        sure={texts.showSure}
        onSure={() => change.mutate({ shown: true })}
      />
    </Stack>
  );
}
