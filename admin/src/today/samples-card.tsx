import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Confirm } from "react-admin";
import { fill } from "../../../i18n/fill.ts";
import { call } from "../api/call.ts";
import { useChange } from "../api/use-change.ts";
import { useTexts } from "../texts/staff-language.ts";
import { todayTexts } from "./texts.ts";

/** What is still an example, and the way to show none of it. */
export function SamplesCard({ mayChange }: { mayChange: boolean }) {
  const texts = useTexts(todayTexts);
  const [asked, setAsked] = useState<"hide" | "show">();
  const { data } = useQuery({ queryKey: ["today", "samples"], queryFn: () => call("GET /staff/samples", {}) });
  const change = useChange("POST /staff/samples", ["today"]);
  if (!data || data.length === 0) return null;
  const shown = data.filter(({ state }) => state === "published").length;
  const agree = () => {
    change.mutate({ shown: asked === "show" });
    setAsked(undefined);
  };
  return (
    <Card component="section" variant="outlined" sx={{ p: 2 }}>
      <Stack spacing={1} sx={{ alignItems: "start" }}>
        <Typography variant="h6" component="h2">
          {texts.samples}
        </Typography>
        <Typography>{fill(texts.samplesHow, { count: data.length, public: shown })}</Typography>
        {mayChange && (
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
            <Button color="warning" variant="outlined" loading={change.isPending} disabled={shown === 0} onClick={() => setAsked("hide")}>
              {texts.hideAll}
            </Button>
            <Button variant="outlined" loading={change.isPending} disabled={shown === data.length} onClick={() => setAsked("show")}>
              {texts.showAll}
            </Button>
          </Stack>
        )}
      </Stack>
      <Confirm
        isOpen={asked !== undefined}
        title={asked === "show" ? texts.showAll : texts.hideAll}
        content={asked === "show" ? texts.showSure : texts.hideSure}
        onConfirm={agree}
        onClose={() => setAsked(undefined)}
      />
    </Card>
  );
}
