import { getSchema, type Extensions, type Node } from "@tiptap/core";
import { Code } from "@tiptap/extension-code";
import { Heading, type Level } from "@tiptap/extension-heading";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";
import { isAddress } from "./address.ts";
import { PictureNode } from "./picture-node.ts";
import { SourceNode } from "./source-node.ts";

export const everyLevel: readonly Level[] = [1, 2, 3, 4, 5, 6];

type Asked = { headings: readonly Level[]; note: string; picture: Node };

/** What a text can be made of. Headings of other levels than those offered are shown where a text has them, but not made. */
export function textExtensions({ headings, note, picture }: Asked): Extensions {
  return [
    StarterKit.configure({
      code: false,
      heading: false,
      // Markdown has none.
      underline: false,
      link: { openOnClick: false, autolink: false, isAllowedUri: isAddress, HTMLAttributes: { target: null, rel: null } },
    }),
    // Code may be bold or a link, as it may in Markdown.
    Code.extend({ excludes: "" }),
    Heading.extend({ renderHTML: ({ node }) => [`h${node.attrs.level}`, 0] }).configure({ levels: [...headings] }),
    Table.extend({
      // Beyond the last cell Tab leaves the text, and makes no row.
      addKeyboardShortcuts() {
        const { editor } = this;
        return { ...this.parent?.(), Tab: () => editor.commands.goToNextCell(), "Shift-Tab": () => editor.commands.goToPreviousCell() };
      },
    }).configure({ resizable: false }),
    TableRow,
    // A line of Markdown holds a row: a cell is one paragraph.
    TableHeader.extend({
      content: "paragraph",
      // A heading that is empty until somebody writes it is a fault to readers of screens; on the site it is one.
      parseHTML() {
        return [...(this.parent?.() ?? []), { tag: "td.head", priority: 60 }];
      },
      renderHTML: ({ HTMLAttributes }) => ["td", { ...HTMLAttributes, class: "head" }, 0],
    }),
    TableCell.extend({ content: "paragraph" }),
    picture,
    SourceNode.configure({ note }),
  ];
}

export const textSchema = getSchema(textExtensions({ headings: everyLevel, note: "", picture: PictureNode }));
