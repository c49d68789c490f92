import { getSchema, type Extensions, type Node } from "@tiptap/core";
import { Code } from "@tiptap/extension-code";
import { Heading, type Level } from "@tiptap/extension-heading";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";
import { isAddress } from "./address.ts";
import { ImageNode } from "./image-node.ts";
import { SourceNode } from "./source-node.ts";

export const allLevels: readonly Level[] = [1, 2, 3, 4, 5, 6];

type Options = { headings: readonly Level[]; note: string; imageNode: Node };

/** Extensions that define the schema. Headings of other levels are shown if a text has them, but cannot be created. */
export function textExtensions({ headings, note, imageNode }: Options): Extensions {
  return [
    StarterKit.configure({
      code: false,
      heading: false,
      // Markdown has no underline.
      underline: false,
      link: { openOnClick: false, autolink: false, isAllowedUri: isAddress, HTMLAttributes: { target: null, rel: null } },
    }),
    // Allows bold and links in code, as Markdown does.
    Code.extend({ excludes: "" }),
    Heading.extend({ renderHTML: ({ node }) => [`h${node.attrs.level}`, 0] }).configure({ levels: [...headings] }),
    Table.extend({
      // Tab in the last cell leaves the table instead of adding a row.
      addKeyboardShortcuts() {
        const { editor } = this;
        return { ...this.parent?.(), Tab: () => editor.commands.goToNextCell(), "Shift-Tab": () => editor.commands.goToPreviousCell() };
      },
    }).configure({ resizable: false }),
    TableRow,
    // Markdown writes a row on one line, so a cell is a single paragraph.
    TableHeader.extend({
      content: "paragraph",
      // Uses `td` in the editor, because accessibility checks report an empty `th`; the site renders `th`.
      parseHTML() {
        return [...(this.parent?.() ?? []), { tag: "td.head", priority: 60 }];
      },
      renderHTML: ({ HTMLAttributes }) => ["td", { ...HTMLAttributes, class: "head" }, 0],
    }),
    TableCell.extend({ content: "paragraph" }),
    imageNode,
    SourceNode.configure({ note }),
  ];
}

export const textSchema = getSchema(textExtensions({ headings: allLevels, note: "", imageNode: ImageNode }));
