import Chip from "@mui/material/Chip";
import Link from "@mui/material/Link";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import { Link as RouterLink } from "react-router";
import { languages } from "../../../i18n/languages.ts";
import { messages } from "../../../i18n/messages/index.ts";
import type { CallResult } from "../api/endpoint-types.ts";
import { ResponsiveTable } from "../layout/responsive-table.tsx";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { labelOfField, labelOfUnit } from "./unit-label.ts";
import { useContentTypes } from "./use-content-types.ts";
import { translationTexts } from "./translation-texts.ts";

type Report = CallResult<"POST /staff/content/translation/import">;

/** Import result of each entry, with the texts that need a check. */
export function TranslationReport({ report }: { report: Report }) {
  const texts = useTexts(translationTexts);
  const named = useLabelFormat();
  const language = useStaffLanguage();
  const reasonTexts = messages[language];
  const types = useContentTypes() ?? [];
  const fieldsOf = (name: string) => types.find(({ type }) => type === name)?.fields ?? [];
  const listFields = (text: string, { type }: Report[number], names: readonly string[]) =>
    names.length === 0 ? [] : [named(text, names.map((name) => labelOfField(fieldsOf(type), name, language)).join(", "))];
  const describeProblems = ({ type, reason, units }: Report[number]) => [
    ...(reason ? [reasonTexts[reason]] : []),
    ...Array.from(
      Map.groupBy(units, (unit) => unit.reason),
      ([unitReason, sameUnits]) =>
        named(
          `${sameUnits.length} × ${sameUnits.map(({ id }) => labelOfUnit(fieldsOf(type), id, language)).join(", ")}`,
          reasonTexts[unitReason],
        ),
    ),
  ];
  return (
    <ResponsiveTable name={texts.result} columns={[texts.entry, texts.result, texts.why]}>
      {report.map((entry) => (
        <TableRow key={`${entry.type}/${entry.key}/${entry.language}`}>
          <TableCell component="th" scope="row">
            <Link component={RouterLink} to={`/content/${entry.type}/${entry.key}?right=${entry.language}`}>
              {entry.title || entry.key}
            </Link>{" "}
            · {languages[entry.language].name}
          </TableCell>
          <TableCell>
            <Chip size="small" color={entry.result === "refused" ? "error" : "default"} label={texts.results[entry.result]} />
            {[...listFields(texts.answers, entry, entry.answers), ...listFields(texts.confirmed, entry, entry.confirmed)].map((line) => (
              <div key={line}>{line}</div>
            ))}
          </TableCell>
          <TableCell>
            {describeProblems(entry).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </TableCell>
        </TableRow>
      ))}
    </ResponsiveTable>
  );
}
