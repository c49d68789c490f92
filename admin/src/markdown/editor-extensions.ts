import { Extension, type Extensions } from "@tiptap/core";
import type { Level } from "@tiptap/extension-heading";
import { ReactNodeViewRenderer } from "@tiptap/react";
import { PictureNode } from "./picture-node.ts";
import { PictureView } from "./picture-view.tsx";
import { textExtensions } from "./text-schema.ts";

type Asked = { headings: readonly Level[]; note: string; onLink(): void };

/** Extensions of the editor: the schema of texts, image previews and the shortcut for links. */
export function editorExtensions({ headings, note, onLink }: Asked): Extensions {
  const picture = PictureNode.extend({ addNodeView: () => ReactNodeViewRenderer(PictureView, { as: "span" }) });
  const keys = Extension.create({
    name: "keys",
    addKeyboardShortcuts: () => ({
      "Mod-k": () => {
        onLink();
        return true;
      },
    }),
  });
  return [...textExtensions({ headings, note, picture }), keys];
}
