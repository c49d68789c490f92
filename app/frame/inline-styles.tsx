import { createContext, useContext } from "react";

/** What stands for the style sheet's text while rendering on the server; empty in the browser, where it is already in the page. */
export const InlineStylesContext = createContext("");

/**
 * The whole style sheet in the page: a first visit paints without waiting for a second file. With a name and a precedence
 * React takes the element that is there by its name, and leaves it there when an error makes it draw the document anew.
 */
export function InlineStyles() {
  return <style href="app" precedence="app" dangerouslySetInnerHTML={{ __html: useContext(InlineStylesContext) }} />;
}
