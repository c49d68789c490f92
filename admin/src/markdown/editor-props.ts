import type { EditorProps } from "@tiptap/pm/view";
import { cleanPaste } from "./clean-paste.ts";

/** Accessible name and state of the editor. The label has the id `${id}-label`. */
export type FieldAttributes = { id: string; describedBy: string; isRequired: boolean; isWrong: boolean };

const styleSheets = /<style[\s>][\s\S]*?<\/style>/gi;

type Options = {
  headings: readonly number[];
  /** Called with the number of pasted or dropped images, which a text takes only from the media library. */
  onImagesLeftOut(count: number): void;
};

export function editorProps(
  { id, describedBy, isRequired, isWrong }: FieldAttributes,
  { headings, onImagesLeftOut }: Options,
): EditorProps {
  let isLeaving = false;
  const refuseImages = (data: DataTransfer | null) => {
    const imageCount = countImageFiles(data);
    if (imageCount > 0) onImagesLeftOut(imageCount);
    return imageCount > 0;
  };
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
      const imageCount = cleanPaste(pastedDocument, headings);
      if (imageCount > 0) onImagesLeftOut(imageCount);
      return pastedDocument.body.innerHTML;
    },
    handlePaste: (_view, { clipboardData }) => refuseImages(clipboardData),
    // Without a handler the browser opens a dropped file instead of the page.
    handleDrop: (_view, { dataTransfer }) => refuseImages(dataTransfer),
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

/** Counts image files that come without a text. Office programs add an image of the copied text itself. */
function countImageFiles(data: DataTransfer | null): number {
  if (!data || data.types.some((type) => type === "text/html" || type === "text/plain")) return 0;
  return [...data.files].filter(({ type }) => type.startsWith("image/")).length;
}
