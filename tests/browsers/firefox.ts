import puppeteer from "puppeteer-core";
import { clickElement, dragElement, type DrivenBrowser, type Size } from "./driven-browser.ts";

export const firefoxProgram = "/usr/bin/firefox-esr";

export async function launchFirefox(size: Size): Promise<DrivenBrowser> {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath: firefoxProgram, defaultViewport: null });
  const [page = await browser.newPage()] = await browser.pages();
  // Debian's Firefox sets the size, then rejects the screen orientation that Puppeteer sends after it.
  await page.setViewport(size).catch((error: unknown) => {
    if (!String(error).includes("setScreenOrientationOverride")) throw error;
  });
  await page.waitForFunction((width) => innerWidth === width, {}, size.width);
  let errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(String(error)));
  const run: DrivenBrowser["run"] = <Answer, Parameters extends (string | number)[]>(
    script: (...parameters: Parameters) => Answer,
    ...parameters: Parameters
  ) => page.evaluate<[], () => Answer>(`(${String(script)})(...${JSON.stringify(parameters)})`);
  const click = (selector: string) => clickElement({ run }, ({ x, y }) => page.mouse.click(x, y), selector);
  return {
    async open(address) {
      await page.goto(address);
      // Under load Firefox reports the page before its document has an element.
      await page.waitForFunction(() => document.documentElement !== null);
    },
    run,
    click,
    async type(selector, text) {
      await click(selector);
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
    drag: (selector, path) =>
      dragElement(
        { run },
        { move: ({ x, y }) => page.mouse.move(x, y), down: () => page.mouse.down(), up: () => page.mouse.up() },
        selector,
        path,
      ),
    async takeErrors() {
      const takenErrors = errors;
      errors = [];
      return takenErrors;
    },
    close: () => browser.close(),
  };
}
