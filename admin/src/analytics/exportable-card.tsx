import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTexts } from "../texts/staff-language.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { analyticsTexts } from "./texts.ts";

type ExportableCardProps = {
  title: string;
  /** Downloads the figures as CSV; undefined if there are none. */
  onExport: (() => void) | undefined;
  children: ReactNode;
};

/** Card with a heading and an export button. */
export function ExportableCard({ title, onExport, children }: ExportableCardProps) {
  const texts = useTexts(analyticsTexts);
  const named = useLabelFormat();
  return (
    <Card variant="outlined" sx={{ p: 2, overflowX: "auto" }}>
      <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "center" }}>
        <Typography variant="h6" component="h2">
          {title}
        </Typography>
        {onExport && (
          <Button size="small" aria-label={named(texts.export, title)} onClick={onExport}>
            {texts.export}
          </Button>
        )}
      </Stack>
      {children}
    </Card>
  );
}
