import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Loading } from "../layout/loading.tsx";
import { dayMs } from "../../../i18n/day.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { callApi } from "../api/call-api.ts";
import { SelectField, languageOptions } from "../layout/select-field.tsx";
import { DateRangeFields } from "../layout/date-range-fields.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { CountsTable } from "./counts-table.tsx";
import { DaysChart } from "./days-chart.tsx";
import { analyticsTexts } from "./texts.ts";
import { TotalCards } from "./total-cards.tsx";
import { WebVitalsTable } from "./web-vitals-table.tsx";
import type { Period, Visits } from "./analytics-types.ts";

const initialDays = 28;
const shownMeasures = [
  "page",
  "landing",
  "source",
  "download",
  "begun",
  "sent",
  "used",
  "searched",
  "unfound",
  "missed",
  "browser",
] as const;

/** Visits are counted by UTC day. */
const dayBefore = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

/** Analytics of a period, compared with the period before. */
export function AnalyticsPage() {
  const texts = useTexts(analyticsTexts);
  const [period, setPeriod] = useState<Period>({ from: dayBefore(initialDays - 1), to: dayBefore(0) });
  const { data } = useQuery({
    queryKey: ["visits", period],
    queryFn: () => callApi("GET /staff/visits", period),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.title} help="analytics" />
      <Alert severity="info">{texts.consent}</Alert>
      <PeriodFields period={period} onChange={(change) => setPeriod({ ...period, ...change })} />
      {data ? <Figures visits={data} period={period} /> : <Loading />}
    </Stack>
  );
}

function Figures({ visits, period }: { visits: Visits; period: Period }) {
  const texts = useTexts(analyticsTexts);
  const language = useStaffLanguage();
  const { totals, days, languages, devices, tops } = visits;
  const today = days.find(({ day }) => day === dayBefore(0));
  return (
    <>
      {today && <p>{formatMessage(texts.todaySoFar, { count: formatNumber(language, today.now) })}</p>}
      <TotalCards totals={totals} />
      <DaysChart days={days} />
      <WebVitalsTable period={period} />
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" } }}>
        {shownMeasures.map((measure) => (
          <CountsTable key={measure} name={measure} counts={tops[measure] ?? []} period={period} measure={measure} />
        ))}
        <CountsTable name="languages" counts={languages} />
        <CountsTable name="devices" counts={devices} />
      </Box>
    </>
  );
}

function PeriodFields({ period, onChange }: { period: Period; onChange(change: Partial<Period>): void }) {
  const texts = useTexts(analyticsTexts);
  const devices = ["desktop", "mobile"] as const;
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: "wrap" }}>
      <DateRangeFields labels={texts} value={period} onChange={(change) => Object.values(change).every(Boolean) && onChange(change)} />
      <SelectField
        label={texts.language}
        value={period.language ?? ""}
        options={[["", texts.every], ...languageOptions()]}
        onChange={(language) => onChange({ language: language || undefined })}
      />
      <SelectField
        label={texts.device}
        value={period.device ?? ""}
        options={[["", texts.every], ...devices.map((name) => [name, texts.devices[name] ?? name] as const)]}
        onChange={(device) => onChange({ device: device || undefined })}
      />
    </Stack>
  );
}
