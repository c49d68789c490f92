import type { EditorProps } from "@tiptap/pm/view";
import { cleanPaste } from "./clean-paste.ts";

/** Accessible name and state of the editor. The label has the id `${id}-label`. */
export type FieldAttributes = { id: string; describedBy: string; isRequired: boolean; isWrong: boolean };

const styleSheets = /<style[\s>][\s\S]*?<\/style>/gi;

export function editorProps({ id, describedBy, isRequired, isWrong }: FieldAttributes, headings: readonly number[]): EditorProps {
  let isLeaving = false;
  return {
    attributes: {
      id,
      "aria-multiline": "true",
      "aria-labelledby": `${id}-label`,
      "aria-describedby": describedBy,
      "aria-required": String(isRequired),
      "aria-invalid": String(isWrong),
    },
    transformPastedHTML: (html) => {
      // ProseMirror marks HTML that was copied from an editor; it needs no cleaning.
      if (html.includes("data-pm-slice")) return html;
      const pastedDocument = new DOMParser().parseFromString(html.replace(styleSheets, ""), "text/html");
      cleanPaste(pastedDocument, headings);
      return pastedDocument.body.innerHTML;
    },
    handleDOMEvents: {
      // Tab indents list items and moves between table cells. After Escape it leaves the editor (WCAG 2.1.2).
      keydown: (_view, event) => {
        if (event.key === "F10" && event.altKey) {
          event.preventDefault();
          document.querySelector<HTMLElement>(`#${CSS.escape(`${id}-tools`)} [tabindex="0"]`)?.focus();
          return true;
        }
        const isTabOut = isLeaving && event.key === "Tab";
        isLeaving = event.key === "Escape" || (isLeaving && event.key === "Shift");
        return isTabOut;
      },
    },
  };
}
