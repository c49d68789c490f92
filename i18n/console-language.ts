/**
 * The language of the Open API console, which exists in two (specification, section 4): Chinese for whoever prefers
 * it, or has no cached preference and a browser in `zh-CN`; English for everybody else.
 *
 * @param cached value of the language cache
 * @param browser the language that the browser asks for first
 */
export function consoleLanguage(cached: string | undefined, browser: string | undefined): "cn" | "en" {
  if (cached) return cached === "cn" ? "cn" : "en";
  return browser?.toLowerCase() === "zh-cn" ? "cn" : "en";
}
