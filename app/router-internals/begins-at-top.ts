/**
 * A page that begins at its top is styled and laid out where one looks (`[data-from-top]` in frame.css); what lies below
 * waits until one comes near, or the browser is at rest (lay-out-below.ts). Who goes to a place in a page, or comes back to
 * one, would miss it by that: there everything is laid out at once.
 */
export function markBeginning(isTop: boolean): void {
  document.documentElement.toggleAttribute("data-from-top", isTop);
}

/** The same for a document, in its head, before anything of it is laid out; and the end of it, before somebody is led elsewhere in it. */
const mark = `document.currentScript.remove();
if (performance.getEntriesByType("navigation")[0]?.type === "navigate" && !location.hash)
  document.documentElement.dataset.fromTop = "";
addEventListener("click", ({ target }) => {
  if (target.closest("a[href*='#'], [type=submit]")) document.documentElement.removeAttribute("data-from-top");
}, true);`;

/** Not in development, where React names every attribute that it does not know. */
export function markDocument(html: string): string {
  return import.meta.env.DEV ? html : html.replace("</head>", `<script>${mark}</script></head>`);
}
