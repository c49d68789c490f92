import { useSortable } from "@dnd-kit/sortable";
import DragIcon from "@mui/icons-material/DragIndicator";
import ExpandIcon from "@mui/icons-material/ExpandMore";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Card from "@mui/material/Card";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ComponentType } from "react";
import type { DescribedField } from "../../../../domain/editing/schema.ts";
import { RowActions } from "../../layout/row-actions.tsx";
import { formatMessage } from "../../texts/format-message.ts";
import { useTexts } from "../../texts/staff-language.ts";
import { BlockSummary } from "./block-summary.tsx";
import { blockTexts } from "./block-texts.ts";
import { faultsOf, type FieldFaults, type InputProps } from "./input-props.ts";
import type { Block } from "./use-blocks.ts";

type Props = {
  id: string;
  sortableId: string;
  name: string;
  fields: readonly DescribedField[];
  block: Block;
  faults: FieldFaults;
  isReadOnly: boolean;
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  onToggle(): void;
  onMove(step: number): void;
  onRemove(): void;
  onChange(block: Block): void;
  Input: ComponentType<InputProps>;
};

/** A block with its fields if it is open, else with the beginning of its texts. */
export function BlockCard(props: Props) {
  const { id, sortableId, name, fields, block, faults, isReadOnly, isOpen, onChange, Input } = props;
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: sortableId });
  return (
    <Card
      ref={setNodeRef}
      variant="outlined"
      component="section"
      aria-label={name}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
      sx={{ minWidth: 0, overflow: "visible", ...(isDragging && { position: "relative", zIndex: 1, boxShadow: 4 }) }}
    >
      <Stack direction="row" sx={{ alignItems: "center", minWidth: 0 }}>
        {!isReadOnly && (
          <Box ref={setActivatorNodeRef} {...listeners} aria-hidden sx={{ display: "flex", pl: 0.5, cursor: "grab", touchAction: "none" }}>
            <DragIcon color="action" />
          </Box>
        )}
        <BlockHead {...props} />
        {!isReadOnly && <BlockActions {...props} />}
      </Stack>
      {isOpen && (
        <Stack spacing={2} sx={{ p: 1.5, pt: 1 }}>
          {fields.map((field) => (
            <Input
              key={field.name}
              id={`${id}-${field.name}`}
              field={field}
              value={block[field.name]}
              faults={faultsOf(faults, field.name)}
              isReadOnly={isReadOnly}
              onChange={(value) => onChange({ ...block, [field.name]: value })}
            />
          ))}
        </Stack>
      )}
    </Card>
  );
}

function BlockHead({ name, fields, block, faults, isOpen, onToggle }: Props) {
  const texts = useTexts(blockTexts);
  const count = Object.keys(faults).length;
  return (
    <ButtonBase
      aria-expanded={isOpen}
      onClick={onToggle}
      sx={{ flex: 1, minWidth: 0, minHeight: 48, px: 1, gap: 1, justifyContent: "start", textAlign: "start" }}
    >
      <ExpandIcon color="action" sx={{ transform: isOpen ? "none" : "rotate(-90deg)" }} />
      <Typography component="span" variant="subtitle2" sx={{ flex: "none" }}>
        {name}
      </Typography>
      {!isOpen && <BlockSummary fields={fields} block={block} />}
      {count > 0 && <Chip size="small" color="error" variant="outlined" label={formatMessage(texts.toFix, { count })} />}
    </ButtonBase>
  );
}

function BlockActions({ name, isFirst, isLast, onMove, onRemove }: Props) {
  const texts = useTexts(blockTexts);
  return (
    <RowActions
      labelOf={(action) => formatMessage(texts[action], { block: name })}
      canMove={{ up: !isFirst, down: !isLast }}
      onMove={onMove}
      onRemove={onRemove}
    />
  );
}
