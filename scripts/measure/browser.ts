import { chromium, type Browser } from "@playwright/test";
import { browserArguments, findBrowser } from "../find-browser.mjs";

/** The browser that all scripts look with. */
export function launchBrowser(more: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: [...browserArguments, ...more] });
}
