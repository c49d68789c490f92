import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link as RouterLink } from "react-router";
import { notify } from "../notifications/notify.ts";
import type { Language } from "../../../i18n/languages.ts";
import { callApi } from "../api/call-api.ts";
import type { CallResult } from "../api/endpoint-types.ts";
import { SelectField, languageOptions } from "../layout/select-field.tsx";
import { downloadCsv } from "../layout/download-csv.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { AllowedValues } from "./allowed-values.tsx";
import { importInSteps } from "./import-in-steps.ts";
import type { Encoding } from "./decode-text.ts";
import { readTable, type Table } from "./read-table.ts";
import { ReportTable } from "./report-table.tsx";
import { TablePreview } from "./table-preview.tsx";
import { distributorTexts } from "./texts.ts";

type Report = CallResult<"POST /staff/content/distributors/import">;

/** Exports the distributors and installers of a language as CSV, and imports them. */
export function DistributorsPage() {
  const texts = useTexts(distributorTexts);
  const [language, setLanguage] = useState<Language>("en");
  const [shouldPublish, setShouldPublish] = useState(false);
  const { file, table, read, clear } = useTableFile();
  const [report, setReport] = useState<{ language: Language; lines: Report }>();
  const rows = table && table.missing.length === 0 ? table.rows : [];
  const queries = useQueryClient();
  const importRows = useMutation<void, Error>({
    mutationFn: () =>
      importInSteps({ language, publish: shouldPublish, rows, lines: table?.lines ?? [] }, (lines) => setReport({ language, lines })),
    onMutate: () => setReport(undefined),
    onSuccess: clear,
    onError: (error) => notify(error.message, "error"),
    onSettled: () => queries.invalidateQueries({ queryKey: ["entries"] }),
  });
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <TableHeader language={language} />
      <Alert severity="info">{texts.hint}</Alert>
      <AllowedValues />
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: "wrap", alignItems: "center" }}>
        <SelectField
          label={texts.language}
          value={language}
          options={languageOptions()}
          onChange={(chosen) => {
            setLanguage(chosen);
            if (table) void read(file, chosen);
          }}
        />
        <TextField
          size="small"
          type="file"
          label={texts.choose}
          onChange={({ target }) => void read(target instanceof HTMLInputElement ? target.files?.[0] : undefined, language)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { accept: ".csv,text/csv" } }}
        />
        <FormControlLabel
          control={<Checkbox checked={shouldPublish} onChange={({ target }) => setShouldPublish(target.checked)} />}
          label={texts.publish}
        />
        {rows.length > 0 && (
          <Button variant="contained" loading={importRows.isPending} onClick={() => importRows.mutate()}>
            {formatMessage(texts.bring, { count: rows.length })}
          </Button>
        )}
      </Stack>
      {table && <TablePreview table={table} onEncoding={(encoding) => void read(file, language, encoding)} />}
      {importRows.isPending && (
        <LinearProgress variant="determinate" aria-label={texts.progress} value={(100 * (report?.lines.length ?? 0)) / rows.length} />
      )}
      {report && <ReportTable report={report.lines} language={report.language} />}
    </Stack>
  );
}

/** Links to the list of the entries, and exports them. */
function TableHeader({ language }: { language: Language }) {
  const texts = useTexts(distributorTexts);
  const exportRows = async () => downloadCsv(`distributors-${language}`, await callApi("GET /staff/distributors", { language }));
  return (
    <PageHeader title={texts.title} help="distributors">
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
        <Button component={RouterLink} to="/content/distributor">
          {texts.list}
        </Button>
        <Button onClick={() => void exportRows()}>{texts.take}</Button>
      </Stack>
    </PageHeader>
  );
}

function useTableFile() {
  const [file, setFile] = useState<File>();
  const [table, setTable] = useState<Table>();
  const read = async (chosen: File | undefined, language: Language, encoding?: Encoding) => {
    setFile(chosen);
    setTable(chosen && (await readTable(chosen, language, encoding)));
  };
  return { file, table, read, clear: () => setTable(undefined) };
}
