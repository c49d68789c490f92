import sheet from "#app/styles/app.css?url";

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const code = '<script type="module" async="">';
/** The tag that holds the code until it starts. */
export const waitingCode = '<script type="text/plain"';

/**
 * Leaves the document as React expects to find it: what the waiting tag names becomes what it was, and this one goes. `load`
 * comes before the largest picture is decoded and painted, so a frame and a quarter of a second are waited as well. In the
 * page are only the styles of its own markup (server/pages/page-styles.ts): code, which adds to that, waits for the others, and
 * for the router's state where that is a file (`data-state`). Where one does not come, the page stays what it is as HTML.
 */
const start = `document.currentScript.remove();
addEventListener("beforeunload", () => { window.leavesPage = true; });
addEventListener("load", () => requestAnimationFrame(() => {
  const start = () => {
    const waiting = document.querySelector("script[data-code]");
    const { code, state } = waiting.dataset;
    const link = (rel, href) => Object.assign(document.createElement("link"), { rel, href });
    for (const href of code.split(" ")) document.head.append(link("modulepreload", href));
    const sheet = Object.assign(link("stylesheet", "${sheet}"), { media: "not all" });
    const styled = new Promise((resolve) => { sheet.onload = resolve; });
    document.head.append(sheet);
    const known = state && fetch(state).then(async (answer) => {
      if (!answer.ok) throw new Error("status " + answer.status);
      const { streamController } = __reactRouterContext;
      streamController.enqueue(await answer.text());
      streamController.close();
    });
    Promise.all([styled, known]).then(() => {
      const script = document.createElement("script");
      script.type = "module";
      script.textContent = waiting.textContent;
      waiting.replaceWith(script);
    }, (error) => console.warn("State of the page could not be loaded", error));
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
  const files = Array.from(html.matchAll(preload), ([, file]) => file).join(" ");
  return html
    .replace(preload, "")
    .replace(code, `${waitingCode} data-code="${files}">`)
    .replace("</body>", `<script>${start}</script></body>`);
}
