import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ComponentType } from "react";
import { formatMessage } from "../../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../../texts/staff-language.ts";
import { AddBlock } from "./add-block.tsx";
import { BlockCard } from "./block-card.tsx";
import { blockTexts } from "./block-texts.ts";
import { faultsOf, useFieldTexts, type InputProps } from "./input-props.ts";
import { readKindOptions } from "./read-kind-options.ts";
import { SortableList } from "./sortable-list.tsx";
import { useBlocks } from "./use-blocks.ts";

/** `Input` is passed as a prop because blocks contain fields of other kinds. */
type Props = InputProps & { Input: ComponentType<InputProps> };

/** Edits the blocks of a page: their order, and the fields of those that are open. */
export function BlocksInput(props: Props) {
  const { field, isReadOnly } = props;
  const texts = useTexts(blockTexts);
  const language = useStaffLanguage();
  const { label, required, error, helperText } = useFieldTexts(props);
  const { blocks: kinds, most } = readKindOptions(field);
  const list = useBlocks(props);
  const nameOf = (kind: string) => kinds.find((each) => each.kind === kind)?.name[language] ?? kind;
  const { removed } = list;
  return (
    <Stack component="fieldset" spacing={1} aria-label={label} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "center" }}>
        <Typography component="span" variant="subtitle2" color={error ? "error" : undefined}>
          {label}
          {required && " *"}
        </Typography>
        {list.blocks.length > 1 && (
          <Button size="small" onClick={list.toggleAll}>
            {list.areAllOpen ? texts.collapseAll : texts.expandAll}
          </Button>
        )}
      </Stack>
      {list.blocks.length === 0 && <Typography color="text.secondary">{texts.none}</Typography>}
      <Blocks {...props} kinds={kinds} list={list} nameOf={nameOf} />
      {removed && <RemovalNotice name={nameOf(removed.block.kind)} onUndo={list.undoRemoval} />}
      {helperText && <FormHelperText error={error}>{helperText}</FormHelperText>}
      {!isReadOnly && list.blocks.length < most && <AddBlock kinds={kinds} onAdd={(fields, kind) => list.add(kind, fields)} />}
    </Stack>
  );
}

type BlocksProps = Props & {
  kinds: ReturnType<typeof readKindOptions>["blocks"];
  list: ReturnType<typeof useBlocks>;
  nameOf(kind: string): string;
};

function Blocks({ id, faults, isReadOnly, Input, kinds, list, nameOf }: BlocksProps) {
  const texts = useTexts(blockTexts);
  return (
    <SortableList ids={list.ids} isDisabled={isReadOnly} onMove={list.move}>
      {list.blocks.map((block, index) => {
        const blockId = list.ids[index] ?? "";
        return (
          <BlockCard
            key={blockId}
            id={`${id}-${index}`}
            sortableId={blockId}
            name={formatMessage(texts.place, { number: index + 1, kind: nameOf(block.kind) })}
            fields={kinds.find(({ kind }) => kind === block.kind)?.fields ?? []}
            block={block}
            faults={faultsOf(faults, index)}
            isReadOnly={isReadOnly}
            isOpen={list.isOpen(blockId)}
            isFirst={index === 0}
            isLast={index === list.blocks.length - 1}
            onToggle={() => list.toggle(blockId)}
            onMove={(step) => list.move(index, index + step)}
            onRemove={() => list.remove(index)}
            onChange={(next) => list.change(index, next)}
            Input={Input}
          />
        );
      })}
    </SortableList>
  );
}

function RemovalNotice({ name, onUndo }: { name: string; onUndo(): void }) {
  const texts = useTexts(blockTexts);
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={onUndo}>
          {texts.undo}
        </Button>
      }
    >
      {formatMessage(texts.removed, { block: name })}
    </Alert>
  );
}
