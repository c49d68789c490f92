import DeleteOutline from "@mui/icons-material/DeleteOutlined";
import FormatAlignRight from "@mui/icons-material/FormatAlignRight";
import { isInTable, selectedRect } from "@tiptap/pm/tables";
import type { EditorState, Transaction } from "@tiptap/pm/state";
import { useEditorState, type Editor } from "@tiptap/react";
import { useTexts } from "../texts/staff-language.ts";
import { AddColumn, AddRow, RemoveColumn, RemoveRow } from "./table-icons.tsx";
import { markdownTexts } from "./texts.ts";
import type { Tool } from "./toolbar-button.tsx";

export function useTableTools(editor: Editor): Tool[] {
  const texts = useTexts(markdownTexts);
  const isRight = useEditorState({ editor, selector: ({ editor: { state } }) => readColumnAlignment(state) === "right" });
  const startChain = () => {
    editor.view.focus();
    return editor.chain();
  };
  return [
    { name: texts.rowAfter, icon: <AddRow />, run: () => startChain().addRowAfter().run() },
    { name: texts.deleteRow, icon: <RemoveRow />, run: () => startChain().deleteRow().run() },
    { name: texts.columnAfter, icon: <AddColumn />, run: () => startChain().addColumnAfter().run() },
    { name: texts.deleteColumn, icon: <RemoveColumn />, run: () => startChain().deleteColumn().run() },
    {
      name: texts.alignRight,
      icon: <FormatAlignRight />,
      isActive: isRight,
      run: () =>
        startChain()
          .command(({ state, tr }) => alignColumn(state, tr, isRight ? null : "right"))
          .run(),
    },
    { name: texts.deleteTable, icon: <DeleteOutline />, run: () => startChain().deleteTable().run() },
  ];
}

function readColumnAlignment(state: EditorState): unknown {
  if (!isInTable(state)) return undefined;
  const { table, left } = selectedRect(state);
  return table.firstChild?.maybeChild(left)?.attrs.align;
}

/** Aligns the whole column, because Markdown has no alignment of single cells. */
function alignColumn(state: EditorState, change: Transaction, align: "right" | null): boolean {
  if (!isInTable(state)) return false;
  const { map, tableStart, left, right } = selectedRect(state);
  for (const cell of map.cellsInRect({ left, right, top: 0, bottom: map.height }))
    change.setNodeAttribute(tableStart + cell, "align", align);
  return true;
}
