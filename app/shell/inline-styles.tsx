import { createContext, useContext } from "react";

/** The style sheet's text while rendering on the server; empty in the browser, where it is already in the page. */
export const InlineStylesContext = createContext("");

/** The whole style sheet in the page: a first visit paints without waiting for a second file. */
export function InlineStyles() {
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: useContext(InlineStylesContext) }} />;
}
