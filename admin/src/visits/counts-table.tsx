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
import { call } from "../api/call.ts";
import { downloadCsv } from "../frame/download-csv.ts";
import { mayEnter } from "../frame/rooms.tsx";
import { useRole } from "../session/use-me.ts";
import { synonymTexts } from "../synonyms/texts.ts";
import { fill } from "../texts/fill.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { ExportedCard } from "./exported-card.tsx";
import { visitTexts } from "./texts.ts";
import { changeOf } from "./total-cards.tsx";
import type { Counts, Measure, Period } from "./visit-types.ts";

type CountsTableProps = { name: Measure | "languages" | "devices"; counts: Counts } & (
  | { period: Period; measure: Measure }
  | { period?: never; measure?: never }
);

/** Table of the most frequent subjects. With `measure`, the export has all subjects. */
export function CountsTable({ name, counts, period, measure }: CountsTableProps) {
  const texts = useTexts(visitTexts);
  const language = useStaffLanguage();
  const title = texts.measures[name];
  // A search without results can become a synonym.
  const role = useRole();
  const mayTeach = name === "unfound" && role !== undefined && mayEnter(role, "/synonyms");
  const save = async () => downloadCsv(name, measure ? await call("GET /staff/visits/list", { ...period, measure }) : counts);
  const subjectOf = (subject: string) => {
    if (subject === "") return name === "source" ? texts.direct : texts.unsaid;
    if (name === "devices") return texts.devices[subject] ?? subject;
    return name === "languages" && isLanguage(subject) ? languages[subject].name : subject;
  };
  return (
    <ExportedCard title={title} onExport={counts.length > 0 ? () => void save() : undefined}>
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
              {mayTeach && <TableCell />}
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
                <TableCell align="right">{changeOf(now, before)}</TableCell>
                {mayTeach && (
                  <TableCell align="right">{subject !== "" && <TeachButton word={subject} language={period?.language} />}</TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </ExportedCard>
  );
}

function TeachButton({ word, language }: { word: string; language: Language | undefined }) {
  const texts = useTexts(synonymTexts);
  return (
    <Button
      size="small"
      component={Link}
      to={`/synonyms?${new URLSearchParams({ word, ...(language && { language }) })}`}
      aria-label={fill(texts.make, { word })}
    >
      {texts.add}
    </Button>
  );
}
