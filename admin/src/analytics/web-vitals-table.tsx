import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { rateWebVital, webVitalNames } from "../../../domain/visits/schema.ts";
import { callApi } from "../api/call-api.ts";
import { downloadCsv } from "../layout/download-csv.ts";
import { useTexts } from "../texts/staff-language.ts";
import { ExportableCard } from "./exportable-card.tsx";
import { analyticsTexts } from "./texts.ts";
import { WebVitalValue } from "./web-vital-value.tsx";
import { webVitalTexts } from "./web-vital-texts.ts";
import type { Period, Vitals } from "./analytics-types.ts";

const shownRows = 20;

/** Web vitals (LCP, INP, CLS) of all pages together and of the most measured ones. The export has all pages. */
export function WebVitalsTable({ period }: { period: Period }) {
  const texts = useTexts(webVitalTexts);
  const { none } = useTexts(analyticsTexts);
  const { data = [] } = useQuery({
    queryKey: ["visits", "vitals", period],
    queryFn: () => callApi("GET /staff/visits/vitals", period),
    placeholderData: keepPreviousData,
  });
  return (
    <ExportableCard title={texts.title} onExport={data.length > 0 ? () => downloadCsv("vitals", data.map(toCsvRow)) : undefined}>
      <Typography variant="body2" color="text.secondary" sx={{ maxWidth: "80ch" }}>
        {texts.explained}
      </Typography>
      {data.length === 0 ? <Typography color="text.secondary">{none}</Typography> : <Figures vitals={data.slice(0, shownRows)} />}
    </ExportableCard>
  );
}

function Figures({ vitals }: { vitals: Vitals }) {
  const texts = useTexts(webVitalTexts);
  const { device: deviceText, devices } = useTexts(analyticsTexts);
  return (
    <Box component="section" tabIndex={0} aria-label={texts.title} sx={{ overflowX: "auto" }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {[texts.page, deviceText, ...webVitalNames.map((name) => texts.vitals[name])].map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {vitals.map((row) => (
            <TableRow key={`${row.page} ${row.device}`} sx={{ verticalAlign: "top" }}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: "anywhere", minWidth: 140 }}>
                {row.page || texts.allPages}
              </TableCell>
              <TableCell>{devices[row.device]}</TableCell>
              {webVitalNames.map((name) => (
                <TableCell key={name} sx={{ whiteSpace: "nowrap" }}>
                  <WebVitalValue vital={name} figure={row[name]} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** CSV row with one column per figure; LCP and INP in milliseconds. */
function toCsvRow({ page, device, ...figures }: Vitals[number]) {
  const cells = webVitalNames.flatMap((name): [string, string | number][] => {
    const { now, before } = figures[name];
    return [
      [name, now?.value ?? ""],
      [`${name}Rating`, now ? rateWebVital(name, now.value) : ""],
      [`${name}Measured`, now?.measured ?? 0],
      [`${name}Before`, before?.value ?? ""],
      [`${name}MeasuredBefore`, before?.measured ?? 0],
    ];
  });
  return { page, device, ...Object.fromEntries(cells) };
}
