import { DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import type { ReactNode } from "react";

type Props = { ids: readonly string[]; isDisabled: boolean; onMove(from: number, to: number): void; children: ReactNode };

const silent = () => undefined;
/** Buttons move items by keyboard, so dragging is for pointers only and announces nothing to screen readers. */
const accessibility = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: "" },
};

/** List whose items a pointer can drag to another place. */
export function SortableList({ ids, isDisabled, onMove, children }: Props) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }));
  const finish = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
    if (from !== to && from >= 0 && to >= 0) onMove(from, to);
  };
  return (
    <DndContext sensors={sensors} accessibility={accessibility} onDragEnd={finish}>
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy} disabled={isDisabled}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
