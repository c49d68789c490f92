import Card from "@mui/material/Card";
import Chip from "@mui/material/Chip";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { fill } from "../../../i18n/fill.ts";
import { isReason, messages } from "../../../i18n/messages/index.ts";
import type { Answered } from "../api/calls.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { distributorTexts } from "./texts.ts";

type Report = Answered<"POST /staff/content/distributors/import">;

/** What became of each line, and by column why it was refused. */
export function ReportTable({ report }: { report: Report }) {
  const texts = useTexts(distributorTexts);
  const said = messages[useStaffLanguage()];
  const whyOf = ({ reasons, places, kept }: Report[number]) => [
    ...Object.entries(reasons).map(([column, reason]) => `${column}: ${isReason(reason) ? said[reason] : reason}`),
    ...(places.length > 0 ? [places.join(", ")] : []),
    ...(kept.length > 0 ? [fill(texts.kept, { columns: kept.join(", ") })] : []),
  ];
  return (
    <Card variant="outlined" sx={{ overflowX: "auto" }}>
      <Table size="small" aria-label={texts.result}>
        <TableHead>
          <TableRow>
            {[texts.line, texts.key, texts.result, texts.why].map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {report.map((line) => (
            <TableRow key={line.line}>
              <TableCell>{line.line}</TableCell>
              <TableCell>{line.key}</TableCell>
              <TableCell>
                <Chip
                  size="small"
                  color={line.result === "refused" ? "error" : "default"}
                  label={line.public ? `${texts.results[line.result]}, ${texts.public}` : texts.results[line.result]}
                />
              </TableCell>
              <TableCell>{whyOf(line).join(" · ")}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
