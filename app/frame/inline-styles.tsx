import { createContext, useContext } from "react";

/** Text of the style sheet on the server; empty in the browser, which keeps the element of the document. */
export const StylesContext = createContext("");

/**
 * The style sheet in the document: a first visit paints without a second request. With `href` and `precedence` React finds
 * the existing element by its name and keeps it.
 */
export function InlineStyles() {
  return <style href="app" precedence="app" dangerouslySetInnerHTML={{ __html: useContext(StylesContext) }} />;
}
