import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { rateWebVital, type WebVital } from "../../../domain/visits/schema.ts";
import { fillPlaceholders } from "../../../i18n/fill-placeholders.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { analyticsTexts } from "./texts.ts";
import { formatChange } from "./total-cards.tsx";
import { webVitalTexts } from "./web-vital-texts.ts";
import type { ComparedVital } from "./analytics-types.ts";

const colours = { good: "success.main", toImprove: "warning.main", poor: "error.main" } as const;

/** Value of a web vital with its rating, and the value of the period before. */
export function WebVitalValue({ vital, figure: { now, before } }: { vital: WebVital; figure: ComparedVital }) {
  const texts = useTexts(webVitalTexts);
  const { before: beforeText } = useTexts(analyticsTexts);
  const language = useStaffLanguage();
  const named = useLabelFormat();
  const formatValue = (value: number) => {
    if (vital === "lcp") return `${formatNumber(language, value / 1000)} s`;
    return vital === "inp" ? `${formatNumber(language, value)} ms` : formatNumber(language, value);
  };
  const rating = now && rateWebVital(vital, now.value);
  return (
    <>
      {now && rating ? (
        <Typography variant="body2">
          <Box
            component="span"
            aria-hidden="true"
            sx={{ display: "inline-block", width: 10, height: 10, mr: 0.75, borderRadius: "50%", bgcolor: colours[rating] }}
          />
          {formatValue(now.value)} · {texts.ratings[rating]}
        </Typography>
      ) : (
        <Typography variant="body2">{texts.unmeasured}</Typography>
      )}
      <Typography variant="caption" component="p" color="text.secondary">
        {fillPlaceholders(texts.measured, { count: formatNumber(language, now?.measured ?? 0) })}
      </Typography>
      {before && (
        <Typography variant="caption" component="p" color="text.secondary">
          {named(beforeText, formatValue(before.value))} {now && formatChange(now.value, before.value)}
        </Typography>
      )}
    </>
  );
}
