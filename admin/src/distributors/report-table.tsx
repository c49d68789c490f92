import Chip from "@mui/material/Chip";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import { isReason, messages } from "../../../i18n/messages/index.ts";
import type { Answered } from "../api/calls.ts";
import { WideTable } from "../frame/wide-table.tsx";
import { fill } from "../texts/fill.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { useNamed } from "../texts/use-named.ts";
import { distributorTexts } from "./texts.ts";

type Report = Answered<"POST /staff/content/distributors/import">;

/** Import result of each line, with the errors by column. */
export function ReportTable({ report }: { report: Report }) {
  const texts = useTexts(distributorTexts);
  const named = useNamed();
  const said = messages[useStaffLanguage()];
  const whyOf = ({ reasons, places, kept }: Report[number]) => [
    ...Object.entries(reasons).map(([column, reason]) => named(column, isReason(reason) ? said[reason] : reason)),
    ...(places.length > 0 ? [places.join(", ")] : []),
    ...(kept.length > 0 ? [fill(texts.kept, { columns: kept.join(", ") })] : []),
  ];
  return (
    <WideTable name={texts.result} columns={[texts.line, texts.key, texts.result, texts.why]}>
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
    </WideTable>
  );
}
