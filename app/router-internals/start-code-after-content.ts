import sheet from "#app/styles/app.css?url";

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const code = '<script type="module" async="">';

/**
 * Leaves the document as React expects to find it: what the waiting tag names becomes what it was, and this one goes. `load`
 * comes before the largest picture is decoded and painted, so a frame and a quarter of a second are waited as well. In the
 * page are only the styles of its own markup (server/pages/page-styles.ts): code, which adds to that, waits for the others.
 */
const start = `document.currentScript.remove();
addEventListener("beforeunload", () => { window.leavesPage = true; });
addEventListener("load", () => requestAnimationFrame(() => {
  const start = () => {
    const waiting = document.querySelector("script[data-code]");
    const link = (rel, href) => Object.assign(document.createElement("link"), { rel, href });
    for (const href of waiting.dataset.code.split(" ")) document.head.append(link("modulepreload", href));
    const sheet = Object.assign(link("stylesheet", "${sheet}"), { media: "not all" });
    sheet.onload = () => {
      const script = document.createElement("script");
      script.type = "module";
      script.textContent = waiting.textContent;
      waiting.replaceWith(script);
    };
    document.head.append(sheet);
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
  const waitingCode = `<script type="text/plain" data-code="${files}">`;
  return html.replace(preload, "").replace(code, waitingCode).replace("</body>", `<script>${start}</script></body>`);
}
