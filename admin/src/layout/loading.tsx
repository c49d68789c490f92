import CircularProgress from "@mui/material/CircularProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { useTexts } from "../texts/staff-language.ts";
import { layoutTexts } from "./texts.ts";

const delayMs = 1000;

/** Loading indicator. It appears after a second, so that short waits do not flicker. */
export function Loading() {
  const texts = useTexts(layoutTexts);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <Stack component="output" sx={{ flex: 1, alignItems: "center", justifyContent: "center", py: 2, textAlign: "center" }}>
      <CircularProgress size="9em" aria-hidden />
      <Typography variant="h5" color="textSecondary" sx={{ mt: 3 }}>
        {texts.loading}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {texts.loadingHelp}
      </Typography>
    </Stack>
  );
}
