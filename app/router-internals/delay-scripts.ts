const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleScript = '<script type="module" async="">';

/**
 * Starts the page's code 250 ms after the load event, or as soon as the visitor uses the page. Restores the script element as
 * React wrote it, because React compares it with its own when it hydrates the document. Chromium sends a pointermove without
 * movement for a mouse that rests above a new page: that is no use of the page. A link to a file starts no view transition, because
 * Chromium's PDF viewer takes part in none and reports an uncaught error.
 */
const start = `document.currentScript.remove();
addEventListener("beforeunload", () => { window.leavesPage = true; });
addEventListener("pageswap", ({ activation, viewTransition }) => {
  if (viewTransition && /\\.\\w+$/.test(new URL(activation.entry.url).pathname)) viewTransition.skipTransition();
});
{
  const uses = ["pointerdown", "pointermove", "touchstart", "keydown", "scroll"];
  const start = (event) => {
    if (event?.type === "pointermove" && event.movementX === 0 && event.movementY === 0) return;
    for (const use of uses) removeEventListener(use, start, true);
    const delayed = document.querySelector("script[data-preloads]");
    if (!delayed) return;
    for (const href of delayed.dataset.preloads.split(" "))
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    delayed.replaceWith(Object.assign(document.createElement("script"), { type: "module", async: true, textContent: delayed.textContent }));
  };
  for (const use of uses) addEventListener(use, start, { capture: true, passive: true });
  addEventListener("load", () => setTimeout(start, 250));
}`;

/**
 * Delays the module script that React Router's <Scripts> writes, and its preloads: at once they compete with the largest image
 * on a slow line and delay its paint by more than half (docs/decisions/0010-browser-code.md). Returns the document unchanged
 * when it has no such script. Not in development, whose scripts expect to run at once.
 */
export function delayScripts(html: string): string {
  if (import.meta.env.DEV || !html.includes(moduleScript)) return html;
  const preloads = Array.from(html.matchAll(preload), ([, href]) => href).join(" ");
  return html
    .replace(preload, "")
    .replace(moduleScript, `<script type="text/plain" data-preloads="${preloads}">`)
    .replace("</body>", `<script>${start}</script></body>`);
}
