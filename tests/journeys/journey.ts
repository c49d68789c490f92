import { test as base, type Page } from "@playwright/test";

/** A page on the running site; a console error or an uncaught one that the test did not announce fails it. */
export const test = base.extend<{ expectedErrors: RegExp | undefined; consoleGuard: void }>({
  expectedErrors: [undefined, { option: true }],
  consoleGuard: [
    async ({ page, expectedErrors }, use) => {
      const unexpected: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors?.test(text)) unexpected.push(text);
      };
      page.on("console", (message) => message.type() === "error" && note(message.text()));
      page.on("pageerror", (error) => note(String(error)));
      await use();
      if (unexpected.length > 0) throw new Error(`Unexpected errors in the browser:\n${unexpected.join("\n")}`);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";

/** Resolves when React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")) || Object.keys(document).some((key) => key.startsWith("__react")));
}

export const prefixes = ["", "/en", "/cn", "/au", "/de"] as const;
