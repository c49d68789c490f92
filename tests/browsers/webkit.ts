import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { Builder, Capabilities, Key as SeleniumKey, WebDriver } from "selenium-webdriver";
import { poll } from "#scripts/running-site/poll.ts";
import { clickElement, dragElement, type DrivenBrowser, type Key, type Size } from "./driven-browser.ts";

export const webkitProgram = "/usr/bin/WebKitWebDriver";
const browserProgram = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
const keys: Record<Key, string> = {
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  Tab: SeleniumKey.TAB,
  ArrowRight: SeleniumKey.ARROW_RIGHT,
};

declare global {
  interface Window {
    collectedErrors?: string[];
  }
}

/** Starts WebKit's MiniBrowser on a virtual display. In full screen it can be as narrow as a phone, because it has no window frame. */
export async function launchWebKit({ width, height }: Size): Promise<DrivenBrowser> {
  const display = await startDisplay();
  const port = 20_000 + display.number;
  const driver = spawn(webkitProgram, [`--port=${port}`], { env: { ...process.env, DISPLAY: `:${display.number}` }, stdio: "ignore" });
  const page = await connect(port);
  await page.manage().window().setRect({ x: 0, y: 0, width, height });
  const run: DrivenBrowser["run"] = (script, ...parameters) => page.executeScript(script, ...parameters);
  const click = (selector: string) => clickElement({ run }, (point) => page.actions().move(point).click().perform(), selector);
  return {
    async open(address) {
      await page.get(address);
      await page.executeScript(collectErrors);
    },
    run,
    click,
    async type(selector, text) {
      await click(selector);
      await page.actions().sendKeys(text).perform();
    },
    press: (key) => page.actions().sendKeys(keys[key]).perform(),
    drag: (selector, path) =>
      dragElement(
        { run },
        {
          move: (point) =>
            page
              .actions()
              .move({ ...point, duration: 0 })
              .perform(),
          down: () => page.actions().press().perform(),
          up: () => page.actions().release().perform(),
        },
        selector,
        path,
      ),
    takeErrors: () => page.executeScript(() => window.collectedErrors?.splice(0) ?? []),
    async close() {
      await page.quit();
      await Promise.all([driver, display.server].map(stop));
    },
  };
}

/** Collects errors in the page, because the driver does not report the console. Errors before the page has loaded are missed. */
function collectErrors(): void {
  const errorTexts: string[] = [];
  window.collectedErrors = errorTexts;
  addEventListener("error", ({ message }) => errorTexts.push(message));
  addEventListener("unhandledrejection", ({ reason }) => errorTexts.push(String(reason)));
  const { error } = console;
  console.error = (...parts) => {
    errorTexts.push(parts.map(String).join(" "));
    error(...parts);
  };
}

async function connect(port: number): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: browserProgram, args: ["--automation", "--full-screen"] },
  });
  const builder = new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities);
  // The driver does not accept connections at once.
  const { answer } = await poll(
    async () => builder.build().catch(() => undefined),
    (session) => session !== undefined,
  );
  if (!answer) throw new Error("WebKitWebDriver does not create a session");
  return answer;
}

/** Xvfb chooses a free display number and writes it to descriptor 3 when it is ready. */
async function startDisplay(): Promise<{ number: number; server: ChildProcess }> {
  const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24"], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const ready = server.stdio[3];
  if (!ready || !("read" in ready)) throw new Error("Xvfb: the pipe for the display number cannot be read");
  const [line] = await once(createInterface({ input: ready }), "line");
  return { number: Number(line), server };
}

async function stop(child: ChildProcess): Promise<void> {
  const exit = once(child, "exit");
  child.kill();
  await exit;
}
