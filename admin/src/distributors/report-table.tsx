import Chip from "@mui/material/Chip";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import { isReason, messages } from "../../../i18n/messages/index.ts";
import type { CallResult } from "../api/endpoint-types.ts";
import { ResponsiveTable } from "../layout/responsive-table.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { distributorTexts } from "./texts.ts";

type Report = CallResult<"POST /staff/content/distributors/import">;

/** Import result of each line, with the errors by column. */
export function ReportTable({ report }: { report: Report }) {
  const texts = useTexts(distributorTexts);
  const named = useLabelFormat();
  const reasonTexts = messages[useStaffLanguage()];
  const describeProblems = ({ reasons, places, kept }: Report[number]) => [
    ...Object.entries(reasons).map(([column, reason]) => named(column, isReason(reason) ? reasonTexts[reason] : reason)),
    ...(places.length > 0 ? [places.join(", ")] : []),
    ...(kept.length > 0 ? [formatMessage(texts.kept, { columns: kept.join(", ") })] : []),
  ];
  return (
    <ResponsiveTable name={texts.result} columns={[texts.line, texts.key, texts.result, texts.why]}>
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
          <TableCell>{describeProblems(line).join(" · ")}</TableCell>
        </TableRow>
      ))}
    </ResponsiveTable>
  );
}
