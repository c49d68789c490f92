import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import { TitledCard } from "../layout/titled-card.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { siteTexts } from "./site-texts.ts";

type RowsCardProps<Row> = {
  title: string;
  rows: readonly Row[];
  empty: Row;
  onChange(rows: Row[]): void;
  /** Renders the fields of a row; `change` merges changes into the row. */
  children(row: Row, change: (changes: Partial<Row>) => void, index: number): ReactNode;
};

/** Edits a list whose rows can be added, changed and removed. */
export function RowsCard<Row extends object>({ title, rows, empty, onChange, children }: RowsCardProps<Row>) {
  const texts = useTexts(siteTexts);
  const named = useLabelFormat();
  return (
    <TitledCard title={title}>
      <Stack spacing={2}>
        {rows.map((row, index) => (
          <Stack
            // Rows have no id, and their fields keep no state.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            component="fieldset"
            aria-label={`${title} ${index + 1}`}
            direction="row"
            useFlexGap
            spacing={1}
            sx={{ flexWrap: "wrap", border: 0, p: 0, m: 0 }}
          >
            {children(
              row,
              (changes) => onChange(rows.map((each, otherIndex) => (otherIndex === index ? { ...each, ...changes } : each))),
              index,
            )}
            <Button
              size="small"
              aria-label={named(texts.remove, `${title} ${index + 1}`)}
              onClick={() => onChange(rows.filter((_, otherIndex) => otherIndex !== index))}
            >
              {texts.remove}
            </Button>
          </Stack>
        ))}
        <Button size="small" aria-label={named(texts.add, title)} onClick={() => onChange([...rows, empty])} sx={{ alignSelf: "start" }}>
          {texts.add}
        </Button>
      </Stack>
    </TitledCard>
  );
}
