import { createContext, useContext } from "react";

/** Style sheet as text on the server; empty in the browser, which keeps the `<style>` element of the document. */
export const StylesContext = createContext("");

/**
 * Style sheet inside the document, so that a first visit paints without a second request. With `href` and `precedence`, React finds
 * and keeps the existing element.
 */
export function InlineStyles() {
  return <style href="app" precedence="app" dangerouslySetInnerHTML={{ __html: useContext(StylesContext) }} />;
}
