import { isAddress } from "./address.ts";
import { convertSuperscripts } from "./convert-superscripts.ts";
import { convertWordLists } from "./convert-word-lists.ts";

const removedSelector =
  "style,script,meta,link,title,base,xml,img,picture,svg,canvas,video,audio,iframe,object,embed,input,button,select,textarea,colgroup,hr[id]";
/** Comments of Word and Google Docs, tracked deletions and hidden text. */
const hiddenSelector =
  ".MsoCommentReference,.msocomanchor,.msocomtxt,.msocomoff,a[href^='#_msocom'],a[href^='#cmnt'],div:has(> p > a[href^='#cmnt_ref']),del[datetime],del[cite],[hidden],rp,rt";
const hiddenStyle = /mso-element:\s*comment|mso-special-character:\s*comment|mso-hide:\s*all|display:\s*none/i;
const blockTags = new Set(
  "ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY DD DIV DL DT FIGURE FOOTER HEADER LI MAIN NAV OL P PRE SECTION TABLE TD TH TR UL H1 H2 H3 H4 H5 H6".split(
    " ",
  ),
);

/**
 * Normalizes HTML that was pasted from Word, Google Docs or a web page. It removes images, empty paragraphs and needless
 * no-break spaces, rebuilds lists, makes table cells single lines, and maps headings to the allowed levels. Returns the
 * number of removed images.
 */
export function cleanPaste(document: Document, headings: readonly number[]): number {
  const { body } = document;
  for (const element of body.querySelectorAll(hiddenSelector)) element.remove();
  for (const element of body.querySelectorAll("[style]")) if (hiddenStyle.test(element.getAttribute("style") ?? "")) element.remove();
  const imageCount = body.querySelectorAll("img").length;
  convertWordLists(body);
  convertSuperscripts(body);
  for (const element of body.querySelectorAll(removedSelector)) element.remove();
  for (const link of body.querySelectorAll("a")) cleanLink(link);
  // Google Docs wraps everything in `<b style="font-weight: normal">`.
  for (const bold of body.querySelectorAll<HTMLElement>("b, strong")) if (/^(normal|400)$/.test(bold.style.fontWeight)) unwrap(bold);
  // Google Docs sets `white-space: pre-wrap` on its text.
  for (const element of body.querySelectorAll<HTMLElement>("[style*='white-space']")) element.style.whiteSpace = "";
  for (const list of body.querySelectorAll("ul > ul, ul > ol, ol > ul, ol > ol")) list.previousElementSibling?.append(list);
  for (const table of body.querySelectorAll("table")) cleanTable(table);
  cleanTexts(document);
  for (const heading of body.querySelectorAll("h1,h2,h3,h4,h5,h6")) normalizeHeading(heading, headings);
  for (const line of body.querySelectorAll("br")) if (isBetweenBlocks(line)) line.remove();
  for (const element of [...body.querySelectorAll("p,div,li,ul,ol,blockquote,h1,h2,h3,h4,h5,h6")].reverse())
    if (isEmpty(element) && !element.closest("td,th")) element.remove();
  return imageCount;
}

function cleanLink(link: Element): void {
  const href = link.getAttribute("href") ?? "";
  // Word links to its own bookmarks for contents and footnotes.
  if (!isAddress(href) || href.startsWith("#_")) return unwrap(link);
  for (const name of link.getAttributeNames()) if (name !== "href") link.removeAttribute(name);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Unmerges cells, makes each cell a single line, and takes its alignment from the cell or its paragraph. */
function cleanTable(table: HTMLTableElement): void {
  for (const cell of table.querySelectorAll<HTMLElement>("td, th")) {
    for (const name of ["colspan", "rowspan", "width", "height", "nowrap", "valign"]) cell.removeAttribute(name);
    const inner = cell.querySelector<HTMLElement>("p, div");
    const side = [inner, cell].map((each) => each && (each.style.textAlign || each.getAttribute("align"))).find(Boolean);
    cell.removeAttribute("align");
    cell.style.textAlign = side === "right" || side === "center" ? side : "";
    for (const block of cell.querySelectorAll("p, div, li, ul, ol, h1, h2, h3, h4, h5, h6, br")) {
      if (block.tagName !== "UL" && block.tagName !== "OL") block.after(" ");
      unwrap(block);
    }
    // Header cells are bold by style.
    if (cell.tagName === "TH") for (const bold of cell.querySelectorAll("b, strong")) unwrap(bold);
  }
}

const spaceRuns = /[ \t\r\n\u00a0]*\u00a0[ \t\r\n\u00a0]+|[ \t\r\n\u00a0]+\u00a0[ \t\r\n\u00a0]*/g;
/** No-break spaces, except before French punctuation and between a number and its unit. */
const needlessSpaces = /(?<![\d«–—])\u00a0(?![:;!?»%€$£°–—\d])/g;

function cleanTexts(document: Document): void {
  for (const space of document.body.querySelectorAll(".Apple-converted-space, [style*='mso-spacerun']")) space.replaceWith(" ");
  document.body.normalize();
  const walker = document.createTreeWalker(document.body, 4 /* texts */);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (text.parentElement?.closest("pre")) continue;
    text.nodeValue = (text.nodeValue ?? "")
      .replace(/[\u200b\u00ad\ufeff]/g, "")
      .replace(spaceRuns, " ")
      .replace(needlessSpaces, " ");
  }
}

/**
 * Changes a heading to the nearest allowed level, or to a paragraph if none is allowed. Removes bold, which headings
 * have by style.
 */
function normalizeHeading(heading: Element, headings: readonly number[]): void {
  const level = Number(heading.tagName.slice(1));
  const nearest = headings.toSorted((one, other) => Math.abs(one - level) - Math.abs(other - level))[0];
  const replacement = heading.ownerDocument.createElement(nearest === undefined ? "p" : `h${nearest}`);
  replacement.append(...heading.childNodes);
  for (const bold of replacement.querySelectorAll<HTMLElement>("b, strong, [style*='font-weight']")) {
    if (bold.matches("b, strong")) unwrap(bold);
    else bold.style.fontWeight = "";
  }
  heading.replaceWith(replacement);
}

function isBetweenBlocks(line: Element): boolean {
  const isBlock = (node: Node | null) => node !== null && blockTags.has(node.nodeName);
  const skipBlankText = (node: Node | null, step: "previousSibling" | "nextSibling"): Node | null =>
    node !== null && node.nodeType === 3 && node.nodeValue?.trim() === "" ? skipBlankText(node[step], step) : node;
  const [before, after] = [skipBlankText(line.previousSibling, "previousSibling"), skipBlankText(line.nextSibling, "nextSibling")];
  return isBlock(before) || isBlock(after) || after === null;
}

function isEmpty(element: Element): boolean {
  return element.textContent?.trim() === "" && element.querySelector("table, hr, [data-picture]") === null;
}
