import { Node } from "@tiptap/core";

/** Read-only block for unsupported Markdown; `note` tells the user to edit it in the source. */
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
