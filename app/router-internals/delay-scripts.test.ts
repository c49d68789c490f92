import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { delayScripts } from "./delay-scripts.ts";

vi.stubEnv("DEV", false);

/** A document as React writes the elements of React Router's <Scripts>. */
const html = renderToStaticMarkup(
  createElement(
    "html",
    null,
    createElement("head", null, createElement("link", { rel: "modulepreload", href: "/a.js" })),
    createElement(
      "body",
      null,
      createElement("link", { rel: "modulepreload", href: "/b.js" }),
      createElement(Fragment, null, createElement("script", { type: "module", async: true, dangerouslySetInnerHTML: { __html: "run()" } })),
    ),
  ),
);

describe("delayed scripts", () => {
  test("keep the code and its preloads in an inert element", () => {
    const delayed = delayScripts(html);
    expect(delayed).toContain('<script type="text/plain" data-preloads="/a.js /b.js">run()</script>');
    expect(delayed).not.toContain('rel="modulepreload"');
    expect(delayed).not.toContain('type="module"');
  });

  test("leave a document without code unchanged", () => {
    expect(delayScripts("<html><body>Agave</body></html>")).toBe("<html><body>Agave</body></html>");
  });
});
