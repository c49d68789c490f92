import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { useTexts } from "../../texts/staff-language.ts";
import { FigureCells } from "./figure-cells.tsx";
import { cardGrid, lineGrid, wideContainer } from "./figure-grid.ts";
import { MoveHandle } from "./move-handle.tsx";
import { figureTexts } from "./texts.ts";
import type { Figure, Figures } from "./use-figures.ts";

type Props = {
  id: string;
  figure: Figure;
  figures: Figures;
  columns: { isReadOnly: boolean; hasConditions: boolean };
  index: number;
  count: number;
  draggedRow: number | undefined;
  usedNames: readonly string[];
  fault: string | undefined;
  condition: string;
  onChange(figure: Figure): void;
  onConditionChange(text: string): void;
  onRemove(): void;
  onDrag(index: number | undefined): void;
  onMove(from: number, to: number): void;
  onEnter(): void;
};

/** Row of the data sheet, with a handle to move it and the condition of its value. */
export function FigureRow(props: Props) {
  const { id, figure, figures, columns, index, count, draggedRow, condition, onConditionChange, onDrag, onMove } = props;
  const texts = useTexts(figureTexts);
  const name = figures.labelOf(figure, index);
  return (
    <Box
      component="li"
      onDragOver={(event) => draggedRow !== undefined && event.preventDefault()}
      onDrop={() => draggedRow !== undefined && onMove(draggedRow, index)}
      sx={{
        display: "grid",
        gap: 1,
        alignItems: "center",
        ...cardGrid(columns),
        py: 1,
        borderTop: 1,
        borderColor: "divider",
        opacity: draggedRow === index ? 0.5 : 1,
        [wideContainer]: { py: 0.5, rowGap: 0, ...lineGrid(columns) },
      }}
    >
      {!columns.isReadOnly && (
        <Box sx={{ gridArea: "move" }}>
          <MoveHandle
            id={`${id}-move`}
            name={name}
            isFirst={index === 0}
            isLast={index === count - 1}
            onMove={(by) => onMove(index, index + by)}
            onDragStart={() => onDrag(index)}
            onDragEnd={() => onDrag(undefined)}
          />
        </Box>
      )}
      <FigureCells {...props} name={name} isReadOnly={columns.isReadOnly} />
      {columns.hasConditions && (
        <TextField
          size="small"
          fullWidth
          multiline
          maxRows={3}
          disabled={figure.name === undefined}
          placeholder={texts.condition}
          value={condition}
          onChange={({ target }) => onConditionChange(target.value)}
          sx={{ gridArea: "condition" }}
          slotProps={{ htmlInput: { "aria-label": `${texts.condition}: ${name}` } }}
        />
      )}
    </Box>
  );
}
