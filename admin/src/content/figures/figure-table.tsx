import AddIcon from "@mui/icons-material/Add";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { DescribedField } from "../../../../domain/editing/schema.ts";
import { useStaffLanguage, useTexts } from "../../texts/staff-language.ts";
import { useFormatFault } from "../fields/input-props.ts";
import { lineGrid, wideContainer } from "./figure-grid.ts";
import { FigureRow } from "./figure-row.tsx";
import { figureTexts } from "./texts.ts";
import { useFigures, type Figure } from "./use-figures.ts";
import { useRowMoves } from "./use-row-moves.ts";

type Conditions = Readonly<Record<string, string>>;
type Props = {
  id: string;
  field: DescribedField;
  rows: readonly Figure[];
  /** Without it the figures are only shown. */
  onChange?(rows: readonly Figure[]): void;
  conditions: Conditions;
  /** Without it there is no column of conditions. */
  onConditionsChange?(conditions: Conditions): void;
  faults: Readonly<Record<string, string>>;
};

/** Edits the data sheet of a product, one figure a line; in a narrow place each figure is a card. */
export function FigureTable({ id, field, rows, onChange, conditions, onConditionsChange, faults }: Props) {
  const texts = useTexts(figureTexts);
  const language = useStaffLanguage();
  const formatFault = useFormatFault();
  const figures = useFigures(field);
  const { draggedRow, setDraggedRow, announcement, add, move } = useRowMoves({ id, rows, onChange });
  const columns = { isReadOnly: onChange === undefined, hasConditions: onConditionsChange !== undefined };
  const faultOf = (index: number) => Object.entries(faults).find(([path]) => path.startsWith(`${field.name}.${index}.`))?.[1];
  return (
    <Stack
      component="fieldset"
      spacing={0.5}
      aria-label={field.label[language]}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0, containerType: "inline-size" }}
    >
      <Typography component="span" variant="subtitle2">
        {field.label[language]}
      </Typography>
      {!columns.isReadOnly && <FormHelperText>{texts.valueHelp}</FormHelperText>}
      {rows.length === 0 ? <Typography variant="body2">{texts.none}</Typography> : <Headings columns={columns} />}
      <Box component="ol" sx={{ listStyle: "none", p: 0, m: 0 }}>
        {rows.map((row, index) => (
          <FigureRow
            // Rows have no id; the index identifies them.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            {...{ figures, columns, index, draggedRow }}
            id={`${id}-${index}`}
            figure={row}
            count={rows.length}
            usedNames={rows.flatMap((other) => (other === row ? [] : (other.name ?? [])))}
            fault={formatFault(faultOf(index))}
            condition={conditions[row.name ?? ""] ?? ""}
            onChange={(next) => onChange?.(rows.with(index, next))}
            onRemove={() => onChange?.(rows.toSpliced(index, 1))}
            onConditionChange={(text) => row.name !== undefined && onConditionsChange?.({ ...conditions, [row.name]: text })}
            onDrag={setDraggedRow}
            onMove={(from, to) => move(from, to, figures.labelOf(rows[from] ?? {}, from))}
            onEnter={add}
          />
        ))}
      </Box>
      {faults[field.name] !== undefined && <FormHelperText error>{formatFault(faults[field.name])}</FormHelperText>}
      {onChange && (
        <Button id={id} size="small" startIcon={<AddIcon />} sx={{ alignSelf: "start" }} onClick={add}>
          {texts.addRow}
        </Button>
      )}
      <Box component="output" sx={{ position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" }}>
        {announcement}
      </Box>
    </Stack>
  );
}

/** Each input has a label of its own, so the headings are for the eye only. */
function Headings({ columns }: { columns: Parameters<typeof lineGrid>[0] }) {
  const texts = useTexts(figureTexts);
  const headings = {
    name: texts.figure,
    value: texts.value,
    unit: texts.unit,
    ...(columns.hasConditions && { condition: texts.condition }),
  };
  return (
    <Box aria-hidden sx={{ display: "none", [wideContainer]: { display: "grid", columnGap: 1, ...lineGrid(columns) } }}>
      {Object.entries(headings).map(([area, heading]) => (
        <Typography key={area} variant="caption" color="text.secondary" sx={{ gridArea: area }}>
          {heading}
        </Typography>
      ))}
    </Box>
  );
}
