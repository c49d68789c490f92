import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { dayMs } from "../../../i18n/day.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { callApi } from "../api/call-api.ts";
import { TitledCard } from "../layout/titled-card.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { analyticsTexts } from "../analytics/texts.ts";
import { dashboardTexts } from "./texts.ts";

const days = 7;

/** Returns the last 7 days including today. Reports are counted by UTC day. */
function lastDays() {
  const dayBefore = (count: number) => new Date(Date.now() - count * dayMs).toISOString().slice(0, 10);
  return { from: dayBefore(days - 1), to: dayBefore(0) };
}

/** Number of violations of the content security policy that browsers reported, by directive. */
export function CspReportsCard() {
  const texts = useTexts(dashboardTexts);
  const { blocked: title } = useTexts(analyticsTexts).measures;
  const language = useStaffLanguage();
  const { data } = useQuery({
    queryKey: ["today", "policy"],
    queryFn: () => callApi("GET /staff/visits/list", { ...lastDays(), measure: "blocked" }),
  });
  const count = data?.reduce((sum, { now }) => sum + now, 0) ?? 0;
  if (!data || count === 0) return null;
  return (
    <TitledCard title={title}>
      <Typography gutterBottom>{formatMessage(texts.policy, { count })}</Typography>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{texts.directive}</TableCell>
            <TableCell align="right">{texts.week}</TableCell>
            <TableCell align="right">{texts.weekBefore}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map(({ subject, now, before }) => (
            <TableRow key={subject}>
              <TableCell component="th" scope="row">
                <code>{subject}</code>
              </TableCell>
              <TableCell align="right">{formatNumber(language, now)}</TableCell>
              <TableCell align="right">{formatNumber(language, before)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TitledCard>
  );
}
