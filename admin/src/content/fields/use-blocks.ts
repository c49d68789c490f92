import { useState } from "react";
import type { DescribedField } from "../../../../domain/editing/schema.ts";
import { createEmptyEntry } from "../create-empty-entry.ts";
import type { InputProps } from "./input-props.ts";

export type Block = Record<string, unknown> & { kind: string };
type Removed = { block: Block; index: number };

let lastId = 0;
const createId = () => `block-${++lastId}`;
const isBlock = (value: unknown): value is Block => typeof value === "object" && value !== null && "kind" in value;

/** Changes the blocks of a page. Each has an id for as long as the editor is open, so that it stays open when it moves. */
export function useBlocks({ value, onChange }: Pick<InputProps, "value" | "onChange">) {
  const blocks = Array.isArray(value) ? value.filter(isBlock) : [];
  const [storedIds, setIds] = useState<readonly string[]>([]);
  const ids =
    storedIds.length === blocks.length ? storedIds : Array.from({ length: blocks.length }, (_, index) => storedIds[index] ?? createId());
  if (ids !== storedIds) setIds(ids);
  const [openIds, setOpenIds] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<Removed>();
  const insert = (block: Block, index: number) => {
    const id = createId();
    setIds(ids.toSpliced(index, 0, id));
    setOpenIds([...openIds, id]);
    setRemoved(undefined);
    onChange(blocks.toSpliced(index, 0, block));
  };
  const areAllOpen = ids.every((id) => openIds.includes(id));
  return {
    blocks,
    ids,
    removed,
    areAllOpen,
    isOpen: (id: string) => openIds.includes(id),
    toggle: (id: string) => setOpenIds(openIds.includes(id) ? openIds.filter((each) => each !== id) : [...openIds, id]),
    toggleAll: () => setOpenIds(areAllOpen ? [] : ids),
    add: (kind: string, fields: readonly DescribedField[]) => insert(createBlock(kind, fields), blocks.length),
    change: (index: number, block: Block) => onChange(blocks.with(index, block)),
    move(from: number, to: number) {
      setIds(moveItem(ids, from, to));
      onChange(moveItem(blocks, from, to));
    },
    remove(index: number) {
      const block = blocks[index];
      if (block) setRemoved({ block, index });
      setIds(ids.toSpliced(index, 1));
      onChange(blocks.toSpliced(index, 1));
    },
    undoRemoval: () => removed && insert(removed.block, removed.index),
  };
}

function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** Required rows begin with an empty one, because a block without any cannot be published. */
function createBlock(kind: string, fields: readonly DescribedField[]): Block {
  const firstRows = fields.flatMap((field) => (field.kind === "rows" && field.required ? [[field.name, [{}]] as const] : []));
  return { kind, ...createEmptyEntry({ fields: [...fields] }), ...Object.fromEntries(firstRows) };
}
