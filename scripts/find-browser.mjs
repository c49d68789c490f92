// Finds a Chrome or Chromium for the tests, or installs one.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { installDebian } from "./install-debian.mjs";
import { nodeBinary, root, say, stop } from "./prepare.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const places = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"];

export const browserArguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** Path of a browser: CHROMIUM_PATH, the system's, Debian's by apt as root, the test tool's own download. */
export function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : stop(`CHROMIUM_PATH is ${JSON.stringify(given)}, where there is no file; allowed is the path of a Chromium.`);
  return systemBrowser() ?? debianBrowser() ?? downloadedBrowser() ?? stop("No browser for the tests was found or could be installed. Install the package chromium, or set CHROMIUM_PATH.");
}

function systemBrowser() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...candidates, ...places].find((candidate) => existsSync(candidate));
}

function debianBrowser() {
  return installDebian("chromium", "fonts-noto-cjk") ? systemBrowser() : undefined;
}

function downloadedBrowser() {
  say("Downloading a browser with Playwright …");
  const cli = path.join(root, "node_modules", "playwright-core", "cli.js");
  if (spawnSync(nodeBinary(), [cli, "install", "chromium"], { stdio: "inherit" }).status !== 0) return undefined;
  const ask = "import('playwright-core').then(({chromium}) => console.log(chromium.executablePath()))";
  const found = spawnSync(nodeBinary(), ["-e", ask], { cwd: root, encoding: "utf8" }).stdout.trim();
  return existsSync(found) ? found : undefined;
}
