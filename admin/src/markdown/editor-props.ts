import type { EditorProps } from "@tiptap/pm/view";
import { cleanPaste } from "./clean-paste.ts";

/** What is said of a text besides what it is: `id` is that of the field, whose label is `id`-label. */
export type SaidOfText = { id: string; describedBy: string; isRequired: boolean; isWrong: boolean };

const styleSheets = /<style[\s>][\s\S]*?<\/style>/gi;

export function editorProps({ id, describedBy, isRequired, isWrong }: SaidOfText, headings: readonly number[]): EditorProps {
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
      // What was copied here is in order.
      if (html.includes("data-pm-slice")) return html;
      const copied = new DOMParser().parseFromString(html.replace(styleSheets, ""), "text/html");
      cleanPaste(copied, headings);
      return copied.body.innerHTML;
    },
    handleDOMEvents: {
      // Tab moves an item of a list and goes from cell to cell: after Escape it leaves the text.
      keydown: (_view, event) => {
        if (event.key === "F10" && event.altKey) {
          event.preventDefault();
          document.querySelector<HTMLElement>(`#${CSS.escape(`${id}-tools`)} [tabindex="0"]`)?.focus();
          return true;
        }
        const leaves = isLeaving && event.key === "Tab";
        isLeaving = event.key === "Escape" || (isLeaving && event.key === "Shift");
        return leaves;
      },
    },
  };
}
