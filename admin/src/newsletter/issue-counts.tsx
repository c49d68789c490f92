import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import { useTexts } from "../texts/staff-language.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import type { ListedIssue } from "./issue.ts";
import { newsletterTexts } from "./texts.ts";

const alwaysShown = ["sent"] as const;
const shownAboveZero = ["queued", "failed", "unsubscribed", "left"] as const;

/** Delivery counts of an issue. Opens are not tracked. */
export function IssueCounts({ counts }: Pick<ListedIssue, "counts">) {
  const texts = useTexts(newsletterTexts);
  const named = useLabelFormat();
  const shownCounts = [...alwaysShown, ...shownAboveZero.filter((name) => counts[name] > 0)];
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
      {shownCounts.map((name) => (
        <Chip key={name} size="small" color={name === "failed" ? "warning" : "default"} label={named(texts[name], counts[name])} />
      ))}
    </Stack>
  );
}
