import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import TableCell from "@mui/material/TableCell";
import TablePagination from "@mui/material/TablePagination";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link as RouterLink } from "react-router";
import type { Entries, PresentUser } from "../../../domain/editing/schema.ts";
import { pageSize } from "../layout/pagination-buttons.tsx";
import { ResponsiveTable } from "../layout/responsive-table.tsx";
import { PresenceLabel } from "../presence/presence-label.tsx";
import { usePresenceOfType } from "../presence/use-presence.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { BulkActions } from "./bulk-actions.tsx";
import { hasActiveFilter, type Filter } from "./filter.ts";
import { lifecycleTexts } from "./lifecycle-texts.ts";
import { StateChip } from "./state-chip.tsx";
import { contentTexts } from "./texts.ts";
import type { DescribedType } from "./use-content-types.ts";

type Entry = Entries["entries"][number];
type Props = {
  type: DescribedType;
  filter: Filter;
  data: Entries | undefined;
  onChange(changes: Record<string, string | undefined>): void;
};

/** Lists entries with the state of each language. Selected entries can be published, withdrawn or deleted together. */
export function EntriesTable({ type, filter, data, onChange }: Props) {
  const texts = useTexts(contentTexts);
  const [selectedKeys, setSelectedKeys] = useState<readonly string[]>([]);
  const lifecycle = useTexts(lifecycleTexts);
  const entries = data?.entries ?? [];
  const isAllSelected = entries.length > 0 && entries.every(({ key }) => selectedKeys.includes(key));
  const editors = usePresenceOfType(type.type);
  const toggle = (key: string) =>
    setSelectedKeys(selectedKeys.includes(key) ? selectedKeys.filter((each) => each !== key) : [...selectedKeys, key]);
  const sorted = (sort: Filter["sort"], name: string) => ({
    name,
    sorted: filter.sort === sort ? filter.order : undefined,
    onSort: () => onChange({ sort, order: filter.sort === sort && filter.order === "asc" ? "desc" : "asc" }),
  });
  const pageText = ({ from, to, count }: { from: number; to: number; count: number }) =>
    formatMessage(texts.page, { from, to, total: count });
  return (
    <>
      <BulkActions type={type} entries={entries.filter(({ key }) => selectedKeys.includes(key))} onDone={() => setSelectedKeys([])} />
      {entries.length > 0 && (
        <FormControlLabel
          label={lifecycle.selectAll}
          control={
            <Checkbox
              checked={isAllSelected}
              indeterminate={!isAllSelected && entries.some(({ key }) => selectedKeys.includes(key))}
              onChange={(_, isChecked) => setSelectedKeys(isChecked ? entries.map(({ key }) => key) : [])}
            />
          }
        />
      )}
      <ResponsiveTable
        name={texts.content}
        columns={[texts.chosen, sorted("title", texts.title), texts.editions, sorted("updatedAt", texts.updated)]}
      >
        {entries.map((entry) => (
          <Row
            key={entry.key}
            type={type.type}
            entry={entry}
            editors={editors.filter(({ key }) => key === entry.key)}
            isSelected={selectedKeys.includes(entry.key)}
            onToggle={() => toggle(entry.key)}
          />
        ))}
      </ResponsiveTable>
      {data?.total === 0 && <Typography sx={{ p: 2 }}>{hasActiveFilter(filter) ? texts.none : texts.noneYet}</Typography>}
      <TablePagination
        component="div"
        count={data?.total ?? 0}
        page={Number(filter.page) - 1}
        rowsPerPage={pageSize}
        rowsPerPageOptions={[pageSize]}
        onPageChange={(_, page) => onChange({ page: String(page + 1) })}
        labelDisplayedRows={pageText}
      />
    </>
  );
}

type RowProps = { type: string; entry: Entry; editors: readonly PresentUser[]; isSelected: boolean; onToggle(): void };

function Row({ type, entry, editors, isSelected, onToggle }: RowProps) {
  const texts = useTexts(contentTexts);
  const format = useDateFormat();
  const latest = entry.editions.reduce((latest, edition) => (edition.updatedAt > latest.updatedAt ? edition : latest));
  return (
    <TableRow selected={isSelected}>
      <TableCell padding="checkbox">
        <Checkbox checked={isSelected} onChange={onToggle} slotProps={{ input: { "aria-label": entry.title || entry.key } }} />
      </TableCell>
      <TableCell component="th" scope="row">
        <Link component={RouterLink} to={`/content/${type}/${entry.key}`}>
          {entry.title || entry.key}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {entry.key}
          {entry.isSample && ` · ${texts.sample}`}
        </Typography>
        <PresenceLabel editors={editors} />
      </TableCell>
      <TableCell>
        <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: "wrap" }}>
          {entry.editions.map(({ language, state, isChanged, isOutdated, isUnreviewed, ...schedule }) => (
            <StateChip key={language} {...{ language, state, schedule, isChanged, isUnreviewed }} isStale={isOutdated} />
          ))}
        </Stack>
      </TableCell>
      <TableCell>{formatMessage(texts.by, { when: format(latest.updatedAt), who: latest.updatedBy })}</TableCell>
    </TableRow>
  );
}
