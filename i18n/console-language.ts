/**
 * Language of the Open API console, which has two (specification, section 4): Chinese for a cached preference of Chinese, or
 * without a cached preference for a browser in `zh-CN`; else English.
 *
 * @param cached value of the language cache
 * @param browser first language of the browser's `Accept-Language`
 */
export function chooseConsoleLanguage(cached: string | undefined, browser: string | undefined): "cn" | "en" {
  if (cached) return cached === "cn" ? "cn" : "en";
  return browser?.toLowerCase() === "zh-cn" ? "cn" : "en";
}
