import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { Confirm } from "react-admin";
import type { Samples } from "../../../domain/editing/schema.ts";
import { useChange } from "../api/use-change.ts";
import { useTexts } from "../texts/staff-language.ts";
import { samplesTexts } from "./texts.ts";

/** All examples from the site at once, and back those that went so. */
export function AllSamples({ samples }: { samples: Samples }) {
  const texts = useTexts(samplesTexts);
  const [asked, setAsked] = useState<"hide" | "show">();
  const change = useChange("POST /staff/samples", ["samples"]);
  const isShown = samples.some(({ state }) => state === "published" || state === "scheduled");
  const agree = () => {
    change.mutate({ shown: asked === "show" });
    setAsked(undefined);
  };
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
      <Button color="warning" variant="outlined" loading={change.isPending} disabled={!isShown} onClick={() => setAsked("hide")}>
        {texts.hideAll}
      </Button>
      <Button
        variant="outlined"
        loading={change.isPending}
        disabled={!samples.some(({ withAll }) => withAll)}
        onClick={() => setAsked("show")}
      >
        {texts.showAll}
      </Button>
      <Confirm
        isOpen={asked !== undefined}
        title={asked === "show" ? texts.showAll : texts.hideAll}
        content={asked === "show" ? texts.showSure : texts.hideSure}
        onConfirm={agree}
        onClose={() => setAsked(undefined)}
      />
    </Stack>
  );
}
