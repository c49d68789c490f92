import { useState } from "react";
import { formatMessage } from "../../texts/format-message.ts";
import { useTexts } from "../../texts/staff-language.ts";
import { figureTexts } from "./texts.ts";
import type { Figure } from "./use-figures.ts";

type Options = { id: string; rows: readonly Figure[]; onChange: ((rows: readonly Figure[]) => void) | undefined };

/** Adds and moves rows, keeps the focus on them, and announces the new position. */
export function useRowMoves({ id, rows, onChange }: Options) {
  const texts = useTexts(figureTexts);
  const [draggedRow, setDraggedRow] = useState<number>();
  const [announcement, setAnnouncement] = useState("");
  return {
    draggedRow,
    setDraggedRow,
    announcement,
    add() {
      onChange?.([...rows, {}]);
      focusLater(`${id}-${rows.length}-name`);
    },
    move(from: number, to: number, name: string) {
      const row = rows[from];
      if (!row || from === to) return;
      onChange?.(rows.toSpliced(from, 1).toSpliced(to, 0, row));
      setAnnouncement(formatMessage(texts.moved, { name, place: to + 1, count: rows.length }));
      focusLater(`${id}-${to}-move`);
    },
  };
}

/** Moves the focus after React has rendered the change. */
function focusLater(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
