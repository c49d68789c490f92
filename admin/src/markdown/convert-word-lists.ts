/** `start`: number of the item in an ordered list. */
type Item = { paragraph: HTMLElement; level: number; isOrdered: boolean; start: string | undefined };

/**
 * Converts Word's lists to HTML lists. Word copies items as paragraphs with their bullets as text, and marks them with
 * an `mso-list` style.
 */
export function convertWordLists(body: HTMLElement): void {
  const items = [...body.querySelectorAll<HTMLElement>("p, h1, h2, h3, h4, h5, h6")].flatMap((paragraph) => readItem(paragraph) ?? []);
  const openLists: { list: HTMLElement; level: number }[] = [];
  let last: HTMLElement | undefined;
  for (const { paragraph, level, isOrdered, start } of items) {
    if (!last || paragraph.previousElementSibling !== last) openLists.length = 0;
    while ((openLists.at(-1)?.level ?? 0) > level) openLists.pop();
    const item = paragraph.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    const current = openLists.at(-1);
    if (current?.level === level) {
      current.list.append(item);
      paragraph.remove();
    } else {
      const list = paragraph.ownerDocument.createElement(isOrdered ? "ol" : "ul");
      if (isOrdered && start !== undefined) list.setAttribute("start", start);
      list.append(item);
      const parent = current?.list.lastElementChild;
      if (parent) {
        parent.append(list);
        paragraph.remove();
      } else {
        paragraph.replaceWith(list);
        last = list;
      }
      openLists.push({ list, level });
    }
  }
}

function readItem(paragraph: HTMLElement): Item | undefined {
  const [, level] = /mso-list:\s*l\d+\s+level(\d+)/.exec(paragraph.getAttribute("style") ?? "") ?? [];
  if (level === undefined) return undefined;
  let marker = "";
  for (const mark of paragraph.querySelectorAll("[style*='mso-list']")) {
    if (!/mso-list:\s*Ignore/i.test(mark.getAttribute("style") ?? "")) continue;
    marker += mark.textContent ?? "";
    mark.remove();
  }
  const [isOrdered, number] = /^\s*(?:(\d+)|[a-z]{1,4})[.)]/i.exec(marker) ?? [];
  return { paragraph, level: Number(level), isOrdered: isOrdered !== undefined, start: number };
}
