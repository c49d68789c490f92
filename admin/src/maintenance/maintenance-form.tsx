import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { languageCodes } from "../../../i18n/languages.ts";
import { notify } from "../notifications/notify.ts";
import { RowsCard } from "../site/rows-card.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { MaintenanceFields } from "./maintenance-fields.tsx";
import type { Maintenance, MaintenanceRow } from "./maintenance.ts";
import { maintenanceTexts } from "./texts.ts";

export function MaintenanceForm({ rows: savedRows, pages, seen }: Maintenance) {
  const texts = useTexts(maintenanceTexts);
  const [rows, setRows] = useState(savedRows);
  const save = useApiMutation("POST /staff/maintenance", ["maintenance"], () => notify(texts.saved, "success"), "all");
  const empty: MaintenanceRow = { path: "", languages: [...languageCodes], messages: {} };
  return (
    <>
      {rows.length === 0 && <Typography>{texts.none}</Typography>}
      <RowsCard title={texts.rows} rows={rows} empty={empty} onChange={setRows}>
        {(row, changeRow, index) => (
          <MaintenanceFields row={row} pages={pages} errorAt={(name) => save.error?.fields[`rows.${index}.${name}`]} onChange={changeRow} />
        )}
      </RowsCard>
      <Stack direction="row" spacing={1} sx={{ position: "sticky", bottom: 0, py: 1, bgcolor: "background.default", zIndex: 1 }}>
        <Button variant="contained" loading={save.isPending} onClick={() => save.mutate({ rows: rows.map(withoutEmptyMessages), seen })}>
          {texts.save}
        </Button>
        <Button onClick={() => setRows(savedRows)}>{texts.discard}</Button>
      </Stack>
    </>
  );
}

function withoutEmptyMessages(row: MaintenanceRow): MaintenanceRow {
  const messages = Object.fromEntries(Object.entries(row.messages).filter(([, message]) => message.trim() !== ""));
  return { ...row, messages };
}
