import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { installDebian } from "./install-debian.mjs";
import { nodeBinary, root, say, stop } from "./prepare.mjs";

/** Chromium build without a window; end-to-end tests take a quarter less time with it. */
const shell = "chromium-headless-shell";
const names = [shell, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

// The last argument makes the shell render fonts like the full browser.
export const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=slight",
];

/** Order: CHROMIUM_PATH, a browser on the system, Debian's package (as root), Playwright's download. */
export function findBrowser() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured)
    return existsSync(configured)
      ? configured
      : stop(`CHROMIUM_PATH is ${JSON.stringify(configured)}, where there is no file; allowed is the path of a Chromium.`);
  return (
    systemBrowser() ??
    debianBrowser() ??
    downloadedBrowser() ??
    stop("No browser for the tests was found or could be installed. Install the package chromium, or set CHROMIUM_PATH.")
  );
}

function systemBrowser() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...places].find((candidate) => existsSync(candidate));
}

function debianBrowser() {
  return installDebian(shell, "fonts-noto-cjk") ? systemBrowser() : undefined;
}

function downloadedBrowser() {
  say("Downloading a browser with Playwright …");
  const cli = path.join(root, "node_modules", "playwright-core", "cli.js");
  if (spawnSync(nodeBinary(), [cli, "install", "chromium"], { stdio: "inherit" }).status !== 0) return undefined;
  const ask = "import('playwright-core').then(({chromium}) => console.log(chromium.executablePath()))";
  const executable = spawnSync(nodeBinary(), ["-e", ask], { cwd: root, encoding: "utf8" }).stdout.trim();
  return existsSync(executable) ? executable : undefined;
}
