import Checkbox from "@mui/material/Checkbox";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import TableCell from "@mui/material/TableCell";
import TablePagination from "@mui/material/TablePagination";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link as RouterLink } from "react-router";
import type { Entries, Present } from "../../../domain/editing/schema.ts";
import { pageSize } from "../frame/page-steps.tsx";
import { SureButton } from "../frame/sure-button.tsx";
import { WideTable } from "../frame/wide-table.tsx";
import { PresentSign } from "../presence/present-sign.tsx";
import { usePresent } from "../presence/use-presence.ts";
import { fill } from "../texts/fill.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useMoment } from "../texts/use-moment.ts";
import { isNarrowed, type Filter } from "./filter.ts";
import { StateChip } from "./state-chip.tsx";
import { TakeTranslation } from "./take-translation.tsx";
import { contentTexts } from "./texts.ts";
import { usePublication } from "./use-publication.ts";
import type { DescribedType } from "./use-types.ts";

type Entry = Entries["entries"][number];
type Props = {
  type: DescribedType;
  filter: Filter;
  data: Entries | undefined;
  onChange(changes: Record<string, string | undefined>): void;
};

/** Lists entries with the state of each language. Selected entries can be published or withdrawn together. */
export function EntriesTable({ type, filter, data, onChange }: Props) {
  const texts = useTexts(contentTexts);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const entries = data?.entries ?? [];
  const present = usePresent(type.type);
  const toggle = (key: string) => setChosen(chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key]);
  const sorted = (sort: Filter["sort"], name: string) => ({
    name,
    sorted: filter.sort === sort ? filter.order : undefined,
    onSort: () => onChange({ sort, order: filter.sort === sort && filter.order === "asc" ? "desc" : "asc" }),
  });
  const pageText = ({ from, to, count }: { from: number; to: number; count: number }) => fill(texts.page, { from, to, total: count });
  return (
    <>
      <Bulk type={type} entries={entries.filter(({ key }) => chosen.includes(key))} onDone={() => setChosen([])} />
      <WideTable
        name={texts.content}
        columns={[texts.chosen, sorted("title", texts.title), texts.editions, sorted("updatedAt", texts.updated)]}
      >
        {entries.map((entry) => (
          <Row
            key={entry.key}
            type={type.type}
            entry={entry}
            present={present.filter(({ key }) => key === entry.key)}
            isChosen={chosen.includes(entry.key)}
            onToggle={() => toggle(entry.key)}
          />
        ))}
      </WideTable>
      {data?.total === 0 && <Typography sx={{ p: 2 }}>{isNarrowed(filter) ? texts.none : texts.noneYet}</Typography>}
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

type RowProps = { type: string; entry: Entry; present: readonly Present[]; isChosen: boolean; onToggle(): void };

function Row({ type, entry, present, isChosen, onToggle }: RowProps) {
  const texts = useTexts(contentTexts);
  const format = useMoment();
  const last = entry.editions.reduce((latest, edition) => (edition.updatedAt > latest.updatedAt ? edition : latest));
  return (
    <TableRow selected={isChosen}>
      <TableCell padding="checkbox">
        <Checkbox checked={isChosen} onChange={onToggle} slotProps={{ input: { "aria-label": entry.title } }} />
      </TableCell>
      <TableCell component="th" scope="row">
        <Link component={RouterLink} to={`/content/${type}/${entry.key}`}>
          {entry.title || entry.key}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {entry.key}
          {entry.isSample && ` · ${texts.sample}`}
        </Typography>
        <PresentSign present={present} />
      </TableCell>
      <TableCell>
        <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: "wrap" }}>
          {entry.editions.map(({ language, state, isChanged, isOutdated }) => (
            <StateChip key={language} {...{ language, state, isChanged, isOutdated }} />
          ))}
        </Stack>
      </TableCell>
      <TableCell>{fill(texts.by, { when: format(last.updatedAt), who: last.updatedBy })}</TableCell>
    </TableRow>
  );
}

function Bulk({ type, entries, onDone }: { type: DescribedType; entries: readonly Entry[]; onDone(): void }) {
  const texts = useTexts(contentTexts);
  const { publish, withdraw } = usePublication(onDone);
  if (entries.length === 0) return null;
  const editions = entries.flatMap(({ key, editions: own }) =>
    own.filter(({ language }) => type.mayEdit.includes(language)).map((edition) => ({ ...edition, type: type.type, key })),
  );
  const publishable = editions.filter(({ state, isChanged }) => state !== "published" || isChanged);
  const published = editions.filter(({ state }) => state === "published" || state === "scheduled");
  const sure = (text: string, { length }: typeof editions) => fill(text, { count: length, entries: entries.length });
  return (
    <Stack component="output" direction="row" spacing={1} sx={{ alignItems: "center" }}>
      <Typography>{fill(texts.selected, { count: entries.length })}</Typography>
      <SureButton
        disabled={publishable.length === 0}
        label={texts.publish}
        sure={sure(texts.publishAllSure, publishable)}
        onSure={() => publish(publishable)}
      />
      <SureButton
        color="warning"
        disabled={published.length === 0}
        label={texts.withdraw}
        sure={sure(texts.withdrawAllSure, published)}
        onSure={() => withdraw(published)}
      />
      <TakeTranslation type={type} keys={entries.map(({ key }) => key)} />
    </Stack>
  );
}
