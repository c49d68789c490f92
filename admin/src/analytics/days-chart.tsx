import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { CartesianGrid, Legend, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { formatDay } from "../../../i18n/format.ts";
import { downloadCsv } from "../layout/download-csv.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { ExportableCard } from "./exportable-card.tsx";
import { analyticsTexts } from "./texts.ts";
import type { Visits } from "./analytics-types.ts";

const chartHeight = 280;

/** Line chart of the visits per day. A table has the same data for screen readers. */
export function DaysChart({ days }: Pick<Visits, "days">) {
  const texts = useTexts(analyticsTexts);
  return (
    <ExportableCard title={texts.perDay} onExport={() => downloadCsv("days", days)}>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 1fr)" } }}>
        <Box aria-hidden="true">
          <ResponsiveContainer width="100%" height={chartHeight}>
            <LineChart data={days} accessibilityLayer={false}>
              <CartesianGrid vertical={false} />
              <XAxis dataKey="day" tickFormatter={(day: string) => day.slice(5)} minTickGap={24} />
              <YAxis allowDecimals={false} width={40} />
              <Tooltip />
              <Legend />
              <Line dataKey="now" name={texts.now} stroke="#0f5c43" strokeWidth={2} dot={false} isAnimationActive={false} />
              <Line dataKey="before" name={texts.before} stroke="#6b726d" strokeDasharray="4 4" dot={false} isAnimationActive={false} />
            </LineChart>
          </ResponsiveContainer>
        </Box>
        <DaysTable days={days} />
      </Box>
    </ExportableCard>
  );
}

function DaysTable({ days }: Pick<Visits, "days">) {
  const texts = useTexts(analyticsTexts);
  const language = useStaffLanguage();
  return (
    <Box component="section" tabIndex={0} aria-label={texts.perDay} sx={{ maxHeight: chartHeight, overflow: "auto" }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            {[texts.day, texts.now, texts.before].map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {days.map(({ day, now, before }) => (
            <TableRow key={day}>
              <TableCell component="th" scope="row">
                {formatDay(language, day)}
              </TableCell>
              <TableCell>{now}</TableCell>
              <TableCell>{before}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
