import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { RedirectImportReport } from "../../../domain/redirects/schema.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { reasonText } from "../content/use-publication.ts";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { readRedirects, type RedirectLine } from "./read-redirects.ts";
import { redirectTexts } from "./texts.ts";

/** Imports redirects of a table, such as the addresses of a former website, and reports each wrong line. */
export function ImportDialog({ onClose }: { onClose(): void }) {
  const texts = useTexts(redirectTexts);
  const language = useStaffLanguage();
  const [rows, setRows] = useState<RedirectLine[]>();
  const [report, setReport] = useState<RedirectImportReport>();
  const importRows = useApiMutation("POST /staff/redirects/import", ["redirects"], setReport);
  const read = async (file: File | undefined) => {
    setReport(undefined);
    setRows(file && (await readRedirects(file, language)));
  };
  const canImport = rows !== undefined && rows.length > 0 && !report;
  return (
    <TitledDialog
      title={texts.import}
      onClose={onClose}
      maxWidth="sm"
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          {canImport && (
            <Button variant="contained" loading={importRows.isPending} onClick={() => importRows.mutate({ rows })}>
              {formatMessage(texts.importing, { count: rows.length })}
            </Button>
          )}
        </>
      }
    >
      <TextField
        type="file"
        label={texts.file}
        helperText={texts.importHelp}
        onChange={({ target }) => void read(target instanceof HTMLInputElement ? target.files?.[0] : undefined)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { accept: ".csv,.txt,text/csv" } }}
      />
      {rows?.length === 0 && <Alert severity="error">{texts.unreadable}</Alert>}
      {report && <Report report={report} />}
    </TitledDialog>
  );
}

function Report({ report: { added, updated, errors } }: { report: RedirectImportReport }) {
  const texts = useTexts(redirectTexts);
  const language = useStaffLanguage();
  return (
    <Alert severity={errors.length > 0 ? "warning" : "success"}>
      {formatMessage(texts.imported, { added, updated, errors: errors.length })}
      {errors.length > 0 && (
        <Typography component="ul" variant="body2" sx={{ m: 0, pl: 2, overflowWrap: "anywhere" }}>
          {errors.map(({ line, from, to, reason }) => (
            <li key={line}>{formatMessage(texts.line, { line, from, to, reason: reasonText(language, reason) })}</li>
          ))}
        </Typography>
      )}
    </Alert>
  );
}
