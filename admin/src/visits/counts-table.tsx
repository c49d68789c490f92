import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { formatNumber } from "../../../i18n/format.ts";
import { isLanguage, languages } from "../../../i18n/languages.ts";
import { call } from "../api/call.ts";
import { downloadCsv } from "../frame/download-csv.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { useNamed } from "../texts/use-named.ts";
import { visitTexts } from "./texts.ts";
import { changeOf } from "./total-cards.tsx";
import type { Counts, Measure, Period } from "./visit-types.ts";

type CountsTableProps = { name: Measure | "languages" | "devices"; counts: Counts } & (
  | { period: Period; measure: Measure }
  | { period?: never; measure?: never }
);

/** The most frequent subjects; with a measure, all of them as a file. */
export function CountsTable({ name, counts, period, measure }: CountsTableProps) {
  const texts = useTexts(visitTexts);
  const named = useNamed();
  const language = useStaffLanguage();
  const title = texts.measures[name];
  const save = async () => downloadCsv(name, measure ? await call("GET /staff/visits/list", { ...period, measure }) : counts);
  const subjectOf = (subject: string) => {
    if (subject === "") return name === "source" ? texts.direct : texts.unsaid;
    if (name === "devices") return texts.devices[subject] ?? subject;
    return name === "languages" && isLanguage(subject) ? languages[subject].name : subject;
  };
  return (
    <Card variant="outlined" sx={{ p: 2, overflowX: "auto" }}>
      <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "center" }}>
        <Typography variant="h6" component="h2">
          {title}
        </Typography>
        {counts.length > 0 && (
          <Button size="small" aria-label={named(texts.export, title)} onClick={() => void save()}>
            {texts.export}
          </Button>
        )}
      </Stack>
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
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Card>
  );
}
