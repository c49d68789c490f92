import { Extension, type Extensions } from "@tiptap/core";
import type { Level } from "@tiptap/extension-heading";
import { ReactNodeViewRenderer } from "@tiptap/react";
import { ImageNode } from "./image-node.ts";
import { ImageView } from "./image-view.tsx";
import { textExtensions } from "./text-schema.ts";

type Options = { headings: readonly Level[]; note: string; onLink(): void };

/** Extensions of the editor: the schema of texts, image previews and the shortcut for links. */
export function editorExtensions({ headings, note, onLink }: Options): Extensions {
  const imageNode = ImageNode.extend({ addNodeView: () => ReactNodeViewRenderer(ImageView, { as: "span" }) });
  const keys = Extension.create({
    name: "keys",
    addKeyboardShortcuts: () => ({
      "Mod-k": () => {
        onLink();
        return true;
      },
    }),
  });
  return [...textExtensions({ headings, note, imageNode }), keys];
}
