import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { languages, type Language } from "../../../i18n/languages.ts";
import { isReason, messages } from "../../../i18n/messages/index.ts";
import type { CallResult } from "../api/endpoint-types.ts";
import { downloadCsv } from "../layout/download-csv.ts";
import { ResponsiveTable } from "../layout/responsive-table.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { distributorTexts } from "./texts.ts";

type Report = CallResult<"POST /staff/content/distributors/import">;

/** A longer table would make the screen slow. */
const maxShownLines = 200;

/** Import result: numbers, the lines with problems, and a download of all lines. */
export function ReportTable({ report, language }: { report: Report; language: Language }) {
  const texts = useTexts(distributorTexts);
  const describeProblems = useProblemTexts();
  const numbers = Object.fromEntries(
    (["added", "changed", "unchanged", "refused"] as const).map((result) => [
      result,
      report.filter((line) => line.result === result).length,
    ]),
  );
  const problems = report.filter((line) => describeProblems(line) !== "");
  const shown = (report.length <= maxShownLines || problems.length === 0 ? report : problems).slice(0, maxShownLines);
  const nameResult = ({ result, public: isPublic }: Report[number]) => {
    if (isPublic) return `${texts.results[result]}, ${texts.public}`;
    const isDraft = result === "added" || result === "changed";
    return isDraft ? formatMessage(texts.asDraft[result], { language: languages[language].name }) : texts.results[result];
  };
  const exported = () =>
    report.map((line) => ({ line: line.line, key: line.key, result: nameResult(line), reason: describeProblems(line) }));
  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: "wrap", alignItems: "center" }}>
        <Typography component="output">{formatMessage(texts.summary, { total: report.length, ...numbers })}</Typography>
        <Button onClick={() => downloadCsv("import-report", exported())}>{texts.report}</Button>
      </Stack>
      {shown.length < report.length && (
        <Typography variant="body2" color="textSecondary">
          {formatMessage(texts.onlyProblems, { count: shown.length })}
        </Typography>
      )}
      <ResponsiveTable name={texts.result} columns={[texts.line, texts.key, texts.result, texts.why]}>
        {shown.map((line) => (
          <TableRow key={line.line}>
            <TableCell>{line.line}</TableCell>
            <TableCell>{line.key}</TableCell>
            <TableCell>
              <Chip size="small" color={line.result === "refused" ? "error" : "default"} label={nameResult(line)} />
            </TableCell>
            <TableCell>{describeProblems(line)}</TableCell>
          </TableRow>
        ))}
      </ResponsiveTable>
    </Stack>
  );
}

/** Returns a function that describes the problems of a line; empty without any. */
function useProblemTexts(): (line: Report[number]) => string {
  const texts = useTexts(distributorTexts);
  const named = useLabelFormat();
  const reasonTexts = messages[useStaffLanguage()];
  return ({ reasons, places, kept }) =>
    [
      ...Object.entries(reasons).map(([column, reason]) => named(column, isReason(reason) ? reasonTexts[reason] : reason)),
      ...(places.length > 0 ? [places.join(", ")] : []),
      ...(kept.length > 0 ? [formatMessage(texts.kept, { columns: kept.join(", ") })] : []),
    ].join(" · ");
}
