import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router";
import type { Progress } from "../../../domain/editing/schema.ts";
import { languageCodes, languages } from "../../../i18n/languages.ts";
import { callApi } from "../api/call-api.ts";
import { useContentTypes } from "../content/use-content-types.ts";
import { ResponsiveTable } from "../layout/responsive-table.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { dashboardTexts } from "./texts.ts";

/** Published and unfinished entries of each type and language. */
export function ProgressTable() {
  const texts = useTexts(dashboardTexts);
  const language = useStaffLanguage();
  const types = useContentTypes();
  const { data } = useQuery({ queryKey: ["today", "progress"], queryFn: () => callApi("GET /staff/progress", {}) });
  if (!types || !data) return null;
  return (
    <Stack spacing={1}>
      <Typography variant="h6" component="h2">
        {texts.progress}
      </Typography>
      <ResponsiveTable name={texts.progress} columns={[texts.type, ...languageCodes.map((code) => languages[code].name)]}>
        {types.map(({ type, name }) => (
          <TableRow key={type}>
            <TableCell component="th" scope="row" sx={{ whiteSpace: "nowrap" }}>
              <Link component={RouterLink} to={`/content/${type}`}>
                {name[language]}
              </Link>
            </TableCell>
            {languageCodes.map((code) => (
              <Cell
                key={code}
                list={`/content/${type}?language=${code}`}
                row={data.find((row) => row.type === type && row.language === code)}
              />
            ))}
          </TableRow>
        ))}
      </ResponsiveTable>
    </Stack>
  );
}

function Cell({ list, row }: { list: string; row: Progress[number] | undefined }) {
  const texts = useTexts(dashboardTexts);
  if (!row) return <TableCell />;
  const openCount = row.missing + row.drafts + row.changed + row.outdated;
  return (
    <TableCell sx={{ whiteSpace: "nowrap" }}>
      {formatMessage(texts.cell, { published: row.published, entries: row.entries })}
      {openCount > 0 && (
        <Typography variant="body2">
          <Link component={RouterLink} to={list}>
            {formatMessage(texts.left, { count: openCount })}
          </Link>
        </Typography>
      )}
    </TableCell>
  );
}
