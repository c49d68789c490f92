import Card from "@mui/material/Card";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { languages } from "../../../i18n/languages.ts";
import { callApi } from "../api/call-api.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { inboxTexts } from "./texts.ts";

const hour = 60;
const day = 24 * hour;

/** Time to the first answer by month: median and 90th percentile. */
export function ResponseTimesTable() {
  const texts = useTexts(inboxTexts);
  const { tag } = languages[useStaffLanguage()];
  const { data = [] } = useQuery({ queryKey: ["inbox", "times"], queryFn: () => callApi("GET /staff/inbox/times", {}) });
  if (data.length === 0) return null;
  const formatMinutes = (minutes: number | null) => (minutes === null ? "" : formatDuration(minutes, tag));
  const headings = [texts.month, texts.asked, texts.answered, texts.median, texts.slow];
  return (
    <Card variant="outlined" component="section" aria-labelledby="times" tabIndex={0} sx={{ overflowX: "auto", p: 2 }}>
      <Typography id="times" variant="h6" component="h2">
        {texts.times}
      </Typography>
      <Table size="small">
        <TableHead>
          <TableRow>
            {headings.map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map(({ month, asked, answered, medianMinutes, slowMinutes }) => (
            <TableRow key={month}>
              <TableCell component="th" scope="row">
                {month}
              </TableCell>
              <TableCell>{asked}</TableCell>
              <TableCell>{answered}</TableCell>
              <TableCell>{formatMinutes(medianMinutes)}</TableCell>
              <TableCell>{formatMinutes(slowMinutes)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

/** Uses the largest unit in which the value is at least 2. */
function formatDuration(minutes: number, tag: string): string {
  const [unit, size] =
    minutes >= 2 * day ? (["day", day] as const) : minutes >= 2 * hour ? (["hour", hour] as const) : (["minute", 1] as const);
  return new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 0 }).format(minutes / size);
}
