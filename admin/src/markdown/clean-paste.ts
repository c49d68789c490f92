import { isAddress } from "./address.ts";
import { raiseNumbers } from "./raised-numbers.ts";
import { listsOfWord } from "./word-lists.ts";

const useless =
  "style,script,meta,link,title,base,xml,img,picture,svg,canvas,video,audio,iframe,object,embed,input,button,select,textarea,colgroup,hr[id]";
/** Comments of Word and Google Docs, deletions that are tracked, and what is hidden: none of it is part of the text. */
const notText =
  ".MsoCommentReference,.msocomanchor,.msocomtxt,.msocomoff,a[href^='#_msocom'],a[href^='#cmnt'],div:has(> p > a[href^='#cmnt_ref']),del[datetime],del[cite],[hidden],rp,rt";
const notTextStyle = /mso-element:\s*comment|mso-special-character:\s*comment|mso-hide:\s*all|display:\s*none/i;
const blockTags = new Set(
  "ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY DD DIV DL DT FIGURE FOOTER HEADER LI MAIN NAV OL P PRE SECTION TABLE TD TH TR UL H1 H2 H3 H4 H5 H6".split(
    " ",
  ),
);

/**
 * Brings what was copied in Word, Google Docs or from a web page into the form of a text here: no pictures, no empty
 * paragraphs, no spaces that do not break but where the writing asks for one; lists that are lists, cells of one line, and
 * headings of the levels that there are.
 */
export function cleanPaste(document: Document, headings: readonly number[]): void {
  const { body } = document;
  for (const element of body.querySelectorAll(notText)) element.remove();
  for (const element of body.querySelectorAll("[style]")) if (notTextStyle.test(element.getAttribute("style") ?? "")) element.remove();
  listsOfWord(body);
  raiseNumbers(body);
  for (const element of body.querySelectorAll(useless)) element.remove();
  for (const link of body.querySelectorAll("a")) cleanLink(link);
  // Google Docs puts everything into bold that is none.
  for (const bold of body.querySelectorAll<HTMLElement>("b, strong")) if (/^(normal|400)$/.test(bold.style.fontWeight)) unwrap(bold);
  // Docs keeps every space and end of line of its source.
  for (const element of body.querySelectorAll<HTMLElement>("[style*='white-space']")) element.style.whiteSpace = "";
  for (const list of body.querySelectorAll("ul > ul, ul > ol, ol > ul, ol > ol")) list.previousElementSibling?.append(list);
  for (const table of body.querySelectorAll("table")) cleanTable(table);
  cleanTexts(document);
  for (const heading of body.querySelectorAll("h1,h2,h3,h4,h5,h6")) setLevel(heading, headings);
  for (const line of body.querySelectorAll("br")) if (isBetweenBlocks(line)) line.remove();
  for (const element of [...body.querySelectorAll("p,div,li,ul,ol,blockquote,h1,h2,h3,h4,h5,h6")].reverse())
    if (isEmpty(element) && !element.closest("td,th")) element.remove();
}

function cleanLink(link: Element): void {
  const href = link.getAttribute("href") ?? "";
  // Word has places of its own, of its contents and notes.
  if (!isAddress(href) || href.startsWith("#_")) return unwrap(link);
  for (const name of link.getAttributeNames()) if (name !== "href") link.removeAttribute(name);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** A cell is one line, a table has no cells across others; where a paragraph in it stands says where its column does. */
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
    // What stands at the top of a column is shown as such.
    if (cell.tagName === "TH") for (const bold of cell.querySelectorAll("b, strong")) unwrap(bold);
  }
}

const inRows = /[ \t\r\n\u00a0]*\u00a0[ \t\r\n\u00a0]+|[ \t\r\n\u00a0]+\u00a0[ \t\r\n\u00a0]*/g;
/** French sets one before some signs; a figure has one before its unit. */
const alone = /(?<![\d«–—])\u00a0(?![:;!?»%€$£°–—\d])/g;

function cleanTexts(document: Document): void {
  for (const space of document.body.querySelectorAll(".Apple-converted-space, [style*='mso-spacerun']")) space.replaceWith(" ");
  document.body.normalize();
  const walker = document.createTreeWalker(document.body, 4 /* texts */);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (text.parentElement?.closest("pre")) continue;
    text.nodeValue = (text.nodeValue ?? "")
      .replace(/[\u200b\u00ad\ufeff]/g, "")
      .replace(inRows, " ")
      .replace(alone, " ");
  }
}

/** The nearest level that there is; a paragraph where there is none. Headings are bold by themselves. */
function setLevel(heading: Element, headings: readonly number[]): void {
  const level = Number(heading.tagName.slice(1));
  const nearest = headings.toSorted((one, other) => Math.abs(one - level) - Math.abs(other - level))[0];
  const own = heading.ownerDocument.createElement(nearest === undefined ? "p" : `h${nearest}`);
  own.append(...heading.childNodes);
  for (const bold of own.querySelectorAll<HTMLElement>("b, strong, [style*='font-weight']")) {
    if (bold.matches("b, strong")) unwrap(bold);
    else bold.style.fontWeight = "";
  }
  heading.replaceWith(own);
}

function isBetweenBlocks(line: Element): boolean {
  const isBlock = (node: Node | null) => node !== null && blockTags.has(node.nodeName);
  const beside = (node: Node | null, step: "previousSibling" | "nextSibling"): Node | null =>
    node !== null && node.nodeType === 3 && node.nodeValue?.trim() === "" ? beside(node[step], step) : node;
  const [before, after] = [beside(line.previousSibling, "previousSibling"), beside(line.nextSibling, "nextSibling")];
  return isBlock(before) || isBlock(after) || after === null;
}

function isEmpty(element: Element): boolean {
  return element.textContent?.trim() === "" && element.querySelector("table, hr, [data-picture]") === null;
}
