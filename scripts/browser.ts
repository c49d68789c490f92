import { chromium, type Browser } from "@playwright/test";
import { findBrowser } from "./find-browser.mjs";

/** The browser that all scripts look with: no outside calls of its own, and the machine's graphics left out. */
export function launchBrowser(more: string[] = []): Promise<Browser> {
  const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", ...more];
  return chromium.launch({ executablePath: findBrowser(), args });
}
