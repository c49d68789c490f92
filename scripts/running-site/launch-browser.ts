import { chromium, type Browser } from "@playwright/test";
import { browserArguments, findBrowser } from "../find-browser.mjs";

/** Starts the Chromium that all scripts use. */
export function launchBrowser(more: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: [...browserArguments, ...more] });
}
