import { NodeViewWrapper, type ReactNodeViewProps } from "@tiptap/react";
import { useQuery } from "@tanstack/react-query";
import { mediaPath } from "../../../domain/media/schema.ts";
import { callApi } from "../api/call-api.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { markdownTexts } from "./texts.ts";

/** Shows an image in the editor, or a note if the media library does not have it. */
export function ImageView({ node, selected }: ReactNodeViewProps) {
  return (
    <NodeViewWrapper as="span" className={selected ? "picture chosen" : "picture"}>
      <MediaImage name={String(node.attrs.name)} alt={String(node.attrs.alt)} />
    </NodeViewWrapper>
  );
}

export function MediaImage({ name, alt }: { name: string; alt: string }) {
  const texts = useTexts(markdownTexts);
  const { data, error } = useQuery({ queryKey: ["media", "item", name], queryFn: () => callApi("GET /staff/media/:name", { name }) });
  if (error) return <em>{formatMessage(texts.missing, { name })}</em>;
  return data ? <img src={`${mediaPath}/${data.hash}-480.webp`} alt={alt} /> : null;
}
