import puppeteer from "puppeteer-core";
import { clickOn, dragAlong, type DrivenBrowser, type Size } from "./driven-browser.ts";

export const firefoxProgram = "/usr/bin/firefox-esr";

/** Firefox by WebDriver BiDi. */
export async function launchFirefox(size: Size): Promise<DrivenBrowser> {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath: firefoxProgram, defaultViewport: null });
  const [page = await browser.newPage()] = await browser.pages();
  // Debian's version takes the size and does not know the orientation that is sent after it.
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
  const click = (selector: string) => clickOn({ run }, ({ x, y }) => page.mouse.click(x, y), selector);
  return {
    open: async (address) => void (await page.goto(address)),
    run,
    click,
    async type(selector, text) {
      await click(selector);
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
    drag: (selector, path) =>
      dragAlong(
        { run },
        { move: ({ x, y }) => page.mouse.move(x, y), down: () => page.mouse.down(), up: () => page.mouse.up() },
        selector,
        path,
      ),
    async takeErrors() {
      const taken = errors;
      errors = [];
      return taken;
    },
    close: () => browser.close(),
  };
}
