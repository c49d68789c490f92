import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { notify } from "../notifications/notify.ts";
import { callApi } from "../api/call-api.ts";
import { useTexts } from "../texts/staff-language.ts";
import type { LocalizationAddress } from "./localization.ts";
import { contentTexts } from "./texts.ts";

const widths = { phone: 390, tablet: 820, desktop: 1440 };
type Device = keyof typeof widths;

/** Previews the draft on its real page in three widths. The link works without an account. */
export function PreviewDialog({ address, onClose }: { address: LocalizationAddress; onClose(): void }) {
  const texts = useTexts(contentTexts);
  const [device, setDevice] = useState<Device>("phone");
  const { data } = useQuery({
    queryKey: ["preview", address],
    queryFn: () => callApi("POST /staff/content/preview", address),
    staleTime: 0,
  });
  const copy = async (path: string) => {
    await navigator.clipboard.writeText(location.origin + path);
    notify(texts.copied, "success");
  };
  return (
    <Dialog open onClose={onClose} fullScreen aria-labelledby="preview-title">
      <DialogTitle id="preview-title">
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", alignItems: "center" }}>
          <Box component="span" sx={{ flex: 1 }}>
            {texts.preview}
          </Box>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={device}
            onChange={(_, nextDevice: Device | null) => setDevice(nextDevice ?? device)}
            aria-label={texts.width}
          >
            {(["phone", "tablet", "desktop"] as const).map((each) => (
              <ToggleButton key={each} value={each}>
                {texts[each]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {data && <Button onClick={() => void copy(data.path)}>{texts.copyLink}</Button>}
          <Button variant="contained" onClick={onClose}>
            {texts.close}
          </Button>
        </Stack>
      </DialogTitle>
      <DialogContent sx={{ overflow: "auto", p: 0, bgcolor: "background.default" }}>
        {!data && <CircularProgress />}
        {data && (
          <Box
            component="iframe"
            title={texts.preview}
            src={data.path}
            sx={{ display: "block", mx: "auto", border: 0, width: widths[device], height: "100%", bgcolor: "background.paper" }}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
