import { Node } from "@tiptap/core";

/** A part that this editor does not know: it stands as it is written, and is changed in the source. `note` says so. */
export const SourceNode = Node.create<{ note: string }>({
  name: "source",
  group: "block",
  atom: true,
  addOptions: () => ({ note: "" }),
  addAttributes: () => ({
    text: { default: "", parseHTML: (figure) => figure.dataset.source, renderHTML: ({ text }) => ({ "data-source": String(text) }) },
  }),
  parseHTML: () => [{ tag: "figure[data-source]" }],
  renderHTML({ node, HTMLAttributes }) {
    return ["figure", HTMLAttributes, ["pre", {}, String(node.attrs.text)], ["figcaption", {}, this.options.note]];
  },
});
