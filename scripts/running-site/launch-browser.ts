import { chromium, type Browser } from "@playwright/test";
import { browserArguments, findBrowser } from "../find-browser.mjs";

export function launchBrowser(more: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: [...browserArguments, ...more] });
}
