import { Node } from "@tiptap/core";

/** Inline node for an image of the media library. Its name `picture` is the one in Markdown addresses. */
export const ImageNode = Node.create({
  name: "picture",
  group: "inline",
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => ({ name: { default: "" }, alt: { default: "" } }),
  parseHTML: () => [{ tag: "span[data-picture]", getAttrs: (span) => ({ name: span.dataset.picture, alt: span.title }) }],
  renderHTML: ({ node }) => ["span", { "data-picture": String(node.attrs.name), title: String(node.attrs.alt) }],
});
