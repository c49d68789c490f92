import Box from "@mui/material/Box";
import { NodeSelection } from "@tiptap/pm/state";
import { EditorContent, useEditor, type Editor } from "@tiptap/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTexts } from "../texts/staff-language.ts";
import { editorProps, type SaidOfText } from "./editor-props.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { openText, type OpenedText } from "./opened-text.ts";
import { PictureDialog, type NamedPicture } from "./picture-dialog.tsx";
import { editorExtensions } from "./editor-extensions.ts";
import { everyLevel } from "./text-schema.ts";
import { textStyles } from "./text-styles.ts";
import { markdownTexts } from "./texts.ts";
import { Toolbar } from "./toolbar.tsx";
import { useTools } from "./use-tools.tsx";

export type RichEditorProps = SaidOfText & {
  value: string;
  headings: readonly number[];
  isReadOnly: boolean;
  onChange(value: string): void;
  /** Called if the editor cannot represent the text without changing it. */
  onRefuse(): void;
};

/** Rich text editor for Markdown. */
export function RichEditor({ onRefuse, ...props }: RichEditorProps) {
  const [first] = useState(() => openText(props.value));
  useEffect(() => {
    if (!first) onRefuse();
  });
  return first ? <Writing {...props} first={first} onRefuse={onRefuse} /> : null;
}

function Writing({ first, value, headings, isReadOnly, onChange, onRefuse, ...said }: RichEditorProps & { first: OpenedText }) {
  const texts = useTexts(markdownTexts);
  const [levels] = useState(() => everyLevel.filter((level) => headings.includes(level)));
  const [asked, setAsked] = useState<"link" | "picture">();
  const opened = useRef(first);
  const written = useRef(value);
  const [extensions] = useState(() => editorExtensions({ headings: levels, note: texts.asWritten, onLink: () => setAsked("link") }));
  const { id, describedBy, isRequired, isWrong } = said;
  const props = useMemo(
    () => editorProps({ id, describedBy, isRequired, isWrong }, levels),
    [id, describedBy, isRequired, isWrong, levels],
  );
  const editor = useEditor({
    extensions,
    content: first.content,
    editable: !isReadOnly,
    editorProps: props,
    injectCSS: false,
    // Disables input rules for inline marks: they would turn 5 * 3 * 2 into italic.
    enableInputRules: ["heading", "bulletList", "orderedList", "blockquote", "codeBlock", "horizontalRule"],
    enablePasteRules: ["link"],
    onUpdate: ({ editor: { state } }) => {
      const markdown = opened.current.write(state.doc);
      if (markdown === written.current) return;
      written.current = markdown;
      onChange(markdown);
    },
  });
  // Reloads the document after a change from outside, such as a resolved conflict or a restored version.
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    const next = openText(value);
    if (!next) return onRefuse();
    opened.current = next;
    editor.commands.setContent(next.content, { emitUpdate: false });
  }, [editor, value, onRefuse]);
  const close = () => {
    setAsked(undefined);
    // Waits until the closing dialog has restored the focus.
    setTimeout(() => editor.view.focus());
  };
  return (
    <Box sx={textStyles}>
      {!isReadOnly && (
        <Tools id={`${id}-tools`} editor={editor} headings={levels} onLink={() => setAsked("link")} onPicture={() => setAsked("picture")} />
      )}
      <EditorContent editor={editor} />
      {asked === "link" && <AskForLink editor={editor} onClose={close} />}
      {asked === "picture" && <AskForPicture editor={editor} onClose={close} />}
    </Box>
  );
}

function Tools({ id, editor, ...wanted }: { id: string; editor: Editor } & Parameters<typeof useTools>[1]) {
  return <Toolbar id={id} tools={useTools(editor, wanted)} onLeave={() => editor.view.focus()} />;
}

type Asking = { editor: Editor; onClose(): void };

function AskForLink({ editor, onClose }: Asking) {
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

function AskForPicture({ editor, onClose }: Asking) {
  const { selection } = editor.state;
  const node = selection instanceof NodeSelection && selection.node.type.name === "picture" ? selection.node : undefined;
  const choose = (attrs: NamedPicture) => {
    if (node) editor.commands.updateAttributes("picture", attrs);
    else editor.commands.insertContent({ type: "picture", attrs });
    onClose();
  };
  const known = { name: String(node?.attrs.name ?? ""), alt: String(node?.attrs.alt ?? "") };
  return <PictureDialog picture={known} onClose={onClose} onChoose={choose} />;
}
