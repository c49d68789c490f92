import { Node } from "@tiptap/core";

/** A picture of the media, named as entries name theirs. */
export const PictureNode = Node.create({
  name: "picture",
  group: "inline",
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => ({ name: { default: "" }, alt: { default: "" } }),
  parseHTML: () => [{ tag: "span[data-picture]", getAttrs: (span) => ({ name: span.dataset.picture, alt: span.title }) }],
  renderHTML: ({ node }) => ["span", { "data-picture": String(node.attrs.name), title: String(node.attrs.alt) }],
});
