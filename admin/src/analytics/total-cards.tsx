import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { formatNumber } from "../../../i18n/format.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { analyticsTexts } from "./texts.ts";
import type { Visits } from "./analytics-types.ts";

const measures = ["visit", "page", "bounce", "download", "begun", "sent", "used", "searched", "unfound", "missed"] as const;

/** Totals of a period, compared with the period before. */
export function TotalCards({ totals }: Pick<Visits, "totals">) {
  const texts = useTexts(analyticsTexts);
  const named = useLabelFormat();
  const language = useStaffLanguage();
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fill, minmax(170px, 1fr))" }}>
      {measures.map((measure) => {
        const { now, before } = totals[measure] ?? { now: 0, before: 0 };
        return (
          <Card key={measure} variant="outlined" sx={{ p: 2 }}>
            <Typography variant="body2">{texts.measures[measure]}</Typography>
            <Typography variant="h5" component="p">
              {formatNumber(language, now)}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {named(texts.before, formatNumber(language, before))} {formatChange(now, before)}
            </Typography>
          </Card>
        );
      })}
    </Box>
  );
}

/** Change in whole per cent; empty if the earlier value is 0. */
export function formatChange(now: number, before: number): string {
  if (before === 0) return "";
  const change = Math.round(((now - before) / before) * 100);
  return `${change > 0 ? "+" : change < 0 ? "−" : "±"}${Math.abs(change)} %`;
}
