import Box from "@mui/material/Box";
import { NodeSelection } from "@tiptap/pm/state";
import type { Level } from "@tiptap/extension-heading";
import { EditorContent, useEditor, type Editor } from "@tiptap/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { notify } from "../notifications/notify.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { editorProps, type FieldAttributes } from "./editor-props.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { openText, type OpenedText } from "./opened-text.ts";
import { ImageDialog, type NamedImage } from "./image-dialog.tsx";
import { editorExtensions } from "./editor-extensions.ts";
import { allLevels } from "./text-schema.ts";
import { textStyles } from "./text-styles.ts";
import { markdownTexts } from "./texts.ts";
import { Toolbar } from "./toolbar.tsx";
import { useTools } from "./use-tools.tsx";

export type RichEditorProps = FieldAttributes & {
  value: string;
  headings: readonly number[];
  isReadOnly: boolean;
  onChange(value: string): void;
  /** Called if the editor cannot represent the text without changing it. */
  onRefuse(): void;
};

/** Rich text editor for Markdown. */
export function RichEditor({ onRefuse, ...props }: RichEditorProps) {
  const [initialText] = useState(() => openText(props.value));
  useEffect(() => {
    if (!initialText) onRefuse();
  });
  return initialText ? <LoadedEditor {...props} initialText={initialText} onRefuse={onRefuse} /> : null;
}

function LoadedEditor({
  initialText,
  value,
  headings,
  isReadOnly,
  onChange,
  onRefuse,
  ...fieldAttributes
}: RichEditorProps & { initialText: OpenedText }) {
  const texts = useTexts(markdownTexts);
  const [levels] = useState(() => allLevels.filter((level) => headings.includes(level)));
  const [dialog, setDialog] = useState<"link" | "picture">();
  const openedText = useRef(initialText);
  const lastMarkdown = useRef(value);
  const [extensions] = useState(() => editorExtensions({ headings: levels, note: texts.asWritten, onLink: () => setDialog("link") }));
  const props = useEditorProps(fieldAttributes, levels);
  const editor = useEditor({
    extensions,
    content: initialText.content,
    editable: !isReadOnly,
    editorProps: props,
    injectCSS: false,
    // Disables input rules for inline marks: they would turn 5 * 3 * 2 into italic.
    enableInputRules: ["heading", "bulletList", "orderedList", "blockquote", "codeBlock", "horizontalRule"],
    enablePasteRules: ["link"],
    onUpdate: ({ editor: { state } }) => {
      const markdown = openedText.current.write(state.doc);
      if (markdown === lastMarkdown.current) return;
      lastMarkdown.current = markdown;
      onChange(markdown);
    },
  });
  // Reloads the document after a change from outside, such as a resolved conflict or a restored version.
  useEffect(() => {
    if (value === lastMarkdown.current) return;
    lastMarkdown.current = value;
    const next = openText(value);
    if (!next) return onRefuse();
    openedText.current = next;
    editor.commands.setContent(next.content, { emitUpdate: false });
  }, [editor, value, onRefuse]);
  const close = () => {
    setDialog(undefined);
    // Waits until the closing dialog has restored the focus.
    setTimeout(() => editor.view.focus());
  };
  return (
    <Box sx={textStyles}>
      {!isReadOnly && (
        <Tools
          id={`${fieldAttributes.id}-tools`}
          editor={editor}
          headings={levels}
          onLink={() => setDialog("link")}
          onImage={() => setDialog("picture")}
        />
      )}
      <EditorContent editor={editor} />
      {dialog === "link" && <SelectionLinkDialog editor={editor} onClose={close} />}
      {dialog === "picture" && <SelectionImageDialog editor={editor} onClose={close} />}
    </Box>
  );
}

/** Returns the same props until one of the attributes changes. The user is told of images that a paste leaves out. */
function useEditorProps({ id, describedBy, isRequired, isWrong }: FieldAttributes, headings: readonly Level[]) {
  const { imagesLeftOut } = useTexts(markdownTexts);
  return useMemo(() => {
    const onImagesLeftOut = (count: number) => notify(formatMessage(imagesLeftOut, { count }), "warning");
    return editorProps({ id, describedBy, isRequired, isWrong }, { headings, onImagesLeftOut });
  }, [id, describedBy, isRequired, isWrong, headings, imagesLeftOut]);
}

function Tools({ id, editor, ...options }: { id: string; editor: Editor } & Parameters<typeof useTools>[1]) {
  return <Toolbar id={id} tools={useTools(editor, options)} onLeave={() => editor.view.focus()} />;
}

type DialogProps = { editor: Editor; onClose(): void };

function SelectionLinkDialog({ editor, onClose }: DialogProps) {
  const { href } = editor.getAttributes("link");
  const choose = (chosen: string | undefined, title: string) => {
    const link = editor.chain().extendMarkRange("link");
    if (chosen === undefined) link.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive("link"))
      editor.commands.insertContent({ type: "text", text: title, marks: [{ type: "link", attrs: { href: chosen } }] });
    else link.setLink({ href: chosen }).run();
    onClose();
  };
  return <LinkDialog href={typeof href === "string" ? href : undefined} onClose={onClose} onChoose={choose} />;
}

function SelectionImageDialog({ editor, onClose }: DialogProps) {
  const { selection } = editor.state;
  const node = selection instanceof NodeSelection && selection.node.type.name === "picture" ? selection.node : undefined;
  const choose = (attrs: NamedImage) => {
    if (node) editor.commands.updateAttributes("picture", attrs);
    else editor.commands.insertContent({ type: "picture", attrs });
    onClose();
  };
  const currentImage = { name: String(node?.attrs.name ?? ""), alt: String(node?.attrs.alt ?? "") };
  return <ImageDialog image={currentImage} onClose={onClose} onChoose={choose} />;
}
