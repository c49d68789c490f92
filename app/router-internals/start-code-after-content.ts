const preload = '<link rel="modulepreload"';
const waitingPreload = "<link data-code";
const code = '<script type="module" async="">';
const waitingCode = '<script type="text/plain" data-code="">';

/**
 * Leaves the document as React expects to find it: the waiting tags become what they were, and this one goes. `load`
 * comes before the largest picture is decoded and painted, so a frame and a quarter of a second are waited as well.
 */
const start = `document.currentScript.remove();
addEventListener("beforeunload", () => { window.leavesPage = true; });
addEventListener("load", () => requestAnimationFrame(() => {
  const start = () => {
    for (const link of document.querySelectorAll("link[data-code]")) link.rel = "modulepreload";
    const waiting = document.querySelector("script[data-code]");
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = waiting.textContent;
    waiting.replaceWith(script);
  };
  setTimeout(start, 250);
}));`;

/**
 * A page is readable and its links and menus work without code, so the code is fetched when everything that can be
 * seen has arrived; on a slow line it would otherwise share it with the first picture. Not in development, whose
 * scripts expect to run at once.
 */
export function startCodeAfterContent(html: string): string {
  if (import.meta.env.DEV || !html.includes(code)) return html;
  return html.replaceAll(preload, waitingPreload).replace(code, waitingCode).replace("</body>", `<script>${start}</script></body>`);
}
