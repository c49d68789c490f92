import FormatBold from "@mui/icons-material/FormatBold";
import FormatItalic from "@mui/icons-material/FormatItalic";
import FormatListBulleted from "@mui/icons-material/FormatListBulleted";
import FormatListNumbered from "@mui/icons-material/FormatListNumbered";
import FormatQuote from "@mui/icons-material/FormatQuote";
import GridOn from "@mui/icons-material/GridOn";
import ImageIcon from "@mui/icons-material/Image";
import LinkIcon from "@mui/icons-material/Link";
import Redo from "@mui/icons-material/Redo";
import Undo from "@mui/icons-material/Undo";
import Box from "@mui/material/Box";
import type { Level } from "@tiptap/extension-heading";
import type { Editor } from "@tiptap/react";
import { useEditorState } from "@tiptap/react";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { markdownTexts } from "./texts.ts";
import type { Tool } from "./toolbar-button.tsx";
import { useTableTools } from "./use-table-tools.tsx";

type Options = { headings: readonly Level[]; onLink(): void; onImage(): void };

/** Tools of the editor's toolbar. The tools for tables appear while the cursor is in a table. */
export function useTools(editor: Editor, { headings, onLink, onImage }: Options): Tool[] {
  const texts = useTexts(markdownTexts);
  const tableTools = useTableTools(editor);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      level: headings.find((level) => now.isActive("heading", { level })),
      bold: now.isActive("bold"),
      italic: now.isActive("italic"),
      bullets: now.isActive("bulletList"),
      numbers: now.isActive("orderedList"),
      quote: now.isActive("blockquote"),
      link: now.isActive("link"),
      picture: now.isActive("picture"),
      table: now.isActive("table"),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  });
  const startChain = () => {
    // Focuses the editor before the command, so that continued typing goes into the text.
    editor.view.focus();
    return editor.chain();
  };
  return [
    ...headings.map((level) => ({
      name: formatMessage(texts.heading, { level }),
      icon: <LevelIcon level={level} />,
      isOn: active.level === level,
      run: () => startChain().toggleHeading({ level }).run(),
    })),
    { name: texts.bold, icon: <FormatBold />, isActive: active.bold, run: () => startChain().toggleBold().run() },
    { name: texts.italic, icon: <FormatItalic />, isActive: active.italic, run: () => startChain().toggleItalic().run() },
    { name: texts.bullets, icon: <FormatListBulleted />, isActive: active.bullets, run: () => startChain().toggleBulletList().run() },
    { name: texts.numbers, icon: <FormatListNumbered />, isActive: active.numbers, run: () => startChain().toggleOrderedList().run() },
    { name: texts.quote, icon: <FormatQuote />, isActive: active.quote, run: () => startChain().toggleBlockquote().run() },
    { name: texts.link, icon: <LinkIcon />, isActive: active.link, run: onLink },
    { name: texts.picture, icon: <ImageIcon />, isActive: active.picture, run: onImage },
    {
      name: texts.table,
      icon: <GridOn />,
      isActive: active.table,
      isDisabled: active.table,
      run: () => startChain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    { name: texts.back, icon: <Undo />, isDisabled: !active.undo, run: () => startChain().undo().run() },
    { name: texts.forward, icon: <Redo />, isDisabled: !active.redo, run: () => startChain().redo().run() },
    ...(active.table ? tableTools : []),
  ];
}

/** Generated content is not part of the button's text, so it does not contradict the accessible name. */
function LevelIcon({ level }: { level: Level }) {
  return <Box component="span" sx={{ "&::before": { content: `"H${level}"` } }} />;
}
