import Button from "@mui/material/Button";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { formatNumber } from "../../../i18n/format.ts";
import { isLanguage, languages, type Language } from "../../../i18n/languages.ts";
import { callApi } from "../api/call-api.ts";
import { downloadCsv } from "../layout/download-csv.ts";
import { canOpen } from "../layout/sections.tsx";
import { useRole } from "../session/use-current-user.ts";
import { synonymTexts } from "../synonyms/texts.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { ExportableCard } from "./exportable-card.tsx";
import { analyticsTexts } from "./texts.ts";
import { formatChange } from "./total-cards.tsx";
import type { Counts, Measure, Period } from "./analytics-types.ts";

type CountsTableProps = { name: Measure | "languages" | "devices"; counts: Counts } & (
  | { period: Period; measure: Measure }
  | { period?: never; measure?: never }
);

/** Table of the most frequent subjects. With `measure`, the export has all subjects. */
export function CountsTable({ name, counts, period, measure }: CountsTableProps) {
  const texts = useTexts(analyticsTexts);
  const language = useStaffLanguage();
  const title = texts.measures[name];
  // A search without results can become a synonym.
  const role = useRole();
  const canAddSynonym = name === "unfound" && role !== undefined && canOpen(role, "/synonyms");
  const exportCsv = async () => downloadCsv(name, measure ? await callApi("GET /staff/visits/list", { ...period, measure }) : counts);
  const subjectOf = (subject: string) => {
    if (subject === "") return name === "source" ? texts.direct : texts.unsaid;
    if (name === "devices") return texts.devices[subject] ?? subject;
    return name === "languages" && isLanguage(subject) ? languages[subject].name : subject;
  };
  return (
    <ExportableCard title={title} onExport={counts.length > 0 ? () => void exportCsv() : undefined}>
      {counts.length === 0 ? (
        <Typography color="text.secondary">{texts.none}</Typography>
      ) : (
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell>{texts.subject}</TableCell>
              {[texts.now, texts.before, texts.change].map((column) => (
                <TableCell key={column} align="right">
                  {column}
                </TableCell>
              ))}
              {canAddSynonym && <TableCell />}
            </TableRow>
          </TableHead>
          <TableBody>
            {counts.map(({ subject, now, before }) => (
              <TableRow key={subject}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: "anywhere" }}>
                  {subjectOf(subject)}
                </TableCell>
                <TableCell align="right">{formatNumber(language, now)}</TableCell>
                <TableCell align="right">{formatNumber(language, before)}</TableCell>
                <TableCell align="right">{formatChange(now, before)}</TableCell>
                {canAddSynonym && (
                  <TableCell align="right">{subject !== "" && <AddSynonymButton word={subject} language={period?.language} />}</TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </ExportableCard>
  );
}

function AddSynonymButton({ word, language }: { word: string; language: Language | undefined }) {
  const texts = useTexts(synonymTexts);
  return (
    <Button
      size="small"
      component={Link}
      to={`/synonyms?${new URLSearchParams({ word, ...(language && { language }) })}`}
      aria-label={formatMessage(texts.make, { word })}
    >
      {texts.add}
    </Button>
  );
}
