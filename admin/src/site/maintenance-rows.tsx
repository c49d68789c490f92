import MenuItem from "@mui/material/MenuItem";
import TextInput from "@mui/material/TextField";
import { closedPages, type ClosedPage } from "../../../domain/site-config/schema.ts";
import { minuteMs } from "../../../i18n/day.ts";
import { useTexts } from "../texts/staff-language.ts";
import { RowsCard } from "./rows-card.tsx";
import type { SiteDraft } from "./site-fields.ts";
import { siteTexts } from "./site-texts.ts";

/** Edits the pages under maintenance, with the message for visitors and the end. */
export function MaintenanceRows({ draft: { site, change, errorAt }, pages }: { draft: SiteDraft; pages: readonly string[] }) {
  const texts = useTexts(siteTexts);
  const closedRows = closedPages(site);
  const empty: ClosedPage = { path: "", message: "" };
  return (
    <RowsCard title={texts.maintenance} rows={closedRows} empty={empty} onChange={(maintenance) => change({ maintenance })}>
      {(row, changeRow, index) => {
        const fieldError = errorAt(`maintenance.${index}`) ?? errorAt("maintenance");
        return (
          <>
            <TextInput
              select
              size="small"
              label={texts.path}
              value={row.path}
              onChange={({ target }) => changeRow({ path: target.value })}
              error={fieldError !== undefined}
              helperText={fieldError}
              sx={{ minWidth: 220 }}
            >
              {(pages.includes(row.path) || row.path === "" ? pages : [row.path, ...pages]).map((path) => (
                <MenuItem key={path} value={path}>
                  {path}
                </MenuItem>
              ))}
            </TextInput>
            <TextInput
              size="small"
              multiline
              label={texts.message}
              value={row.message ?? ""}
              onChange={({ target }) => changeRow({ message: target.value })}
              sx={{ flex: 1, minWidth: 240 }}
            />
            <TextInput
              size="small"
              type="datetime-local"
              label={texts.end}
              value={row.until ? toLocalInput(row.until) : ""}
              onChange={({ target }) => changeRow({ until: target.value === "" ? undefined : new Date(target.value).toISOString() })}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          </>
        );
      }}
    </RowsCard>
  );
}

/** Formats a time for `datetime-local`, in the time zone of the browser. */
function toLocalInput(moment: string): string {
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * minuteMs).toISOString().slice(0, 16);
}
