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
import { fill } from "../texts/fill.ts";
import { useTexts } from "../texts/staff-language.ts";
import { markdownTexts } from "./texts.ts";
import type { Tool } from "./toolbar-button.tsx";
import { useTableTools } from "./use-table-tools.tsx";

type Asked = { headings: readonly Level[]; onLink(): void; onPicture(): void };

/** Tools of the editor's toolbar. The tools for tables appear while the cursor is in a table. */
export function useTools(editor: Editor, { headings, onLink, onPicture }: Asked): Tool[] {
  const texts = useTexts(markdownTexts);
  const ofTables = useTableTools(editor);
  const on = useEditorState({
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
  const focused = () => {
    // Focuses the editor before the command, so that continued typing goes into the text.
    editor.view.focus();
    return editor.chain();
  };
  return [
    ...headings.map((level) => ({
      name: fill(texts.heading, { level }),
      icon: <LevelIcon level={level} />,
      isOn: on.level === level,
      run: () => focused().toggleHeading({ level }).run(),
    })),
    { name: texts.bold, icon: <FormatBold />, isOn: on.bold, run: () => focused().toggleBold().run() },
    { name: texts.italic, icon: <FormatItalic />, isOn: on.italic, run: () => focused().toggleItalic().run() },
    { name: texts.bullets, icon: <FormatListBulleted />, isOn: on.bullets, run: () => focused().toggleBulletList().run() },
    { name: texts.numbers, icon: <FormatListNumbered />, isOn: on.numbers, run: () => focused().toggleOrderedList().run() },
    { name: texts.quote, icon: <FormatQuote />, isOn: on.quote, run: () => focused().toggleBlockquote().run() },
    { name: texts.link, icon: <LinkIcon />, isOn: on.link, run: onLink },
    { name: texts.picture, icon: <ImageIcon />, isOn: on.picture, run: onPicture },
    {
      name: texts.table,
      icon: <GridOn />,
      isOn: on.table,
      isIdle: on.table,
      run: () => focused().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    { name: texts.back, icon: <Undo />, isIdle: !on.undo, run: () => focused().undo().run() },
    { name: texts.forward, icon: <Redo />, isIdle: !on.redo, run: () => focused().redo().run() },
    ...(on.table ? ofTables : []),
  ];
}

/** Generated content is not part of the button's text, so it does not contradict the accessible name. */
function LevelIcon({ level }: { level: Level }) {
  return <Box component="span" sx={{ "&::before": { content: `"H${level}"` } }} />;
}
