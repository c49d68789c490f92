// `npm test`: installs what the tests need, runs everything, and counts. `npm test -- weight` hands its arguments to the
// end-to-end tests and runs only them; `npm test -- visual --update-snapshots` takes the pictures of the look anew.
// `npm run test:long` runs what is only for a release: the files `*.long.test.ts` and `*.long.spec.ts`, and the end-to-end tests
// that are marked `longRun`.
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { findBrowser } from "./find-browser.mjs";
import { installDebian } from "./install-debian.mjs";
import { ensureBuilt, ensureInstalled, environment, nodeBinary, root, say } from "./prepare.mjs";

ensureInstalled();
const browser = findBrowser();
// A browser that was there already may lack the Chinese letters of the pictures that pages are compared with.
if (!existsSync("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc")) installDebian("fonts-noto-cjk");
// Without nginx the export is tested as files only.
if (!existsSync("/usr/sbin/nginx")) installDebian("nginx-light");
ensureBuilt();
const long = process.argv[2] === "--long";
// What checks the markup; where it is missing that is skipped.
if (long && !existsSync("/usr/bin/java")) installDebian("default-jre-headless");
// The other browsers; where they are missing their end-to-end tests are skipped.
if (long && !existsSync("/usr/bin/WebKitWebDriver")) installDebian("firefox-esr", "webkit2gtk-driver", "xvfb");

const folders = memoryFolder() ?? os.tmpdir();
const reports = mkdtempSync(path.join(folders, "ecactus-reports-"));
const e2eArguments = process.argv.slice(long ? 3 : 2);
// A filled DATA_DIR that both find there; its database may run as another user, who has to get to it.
chmodSync(reports, 0o755);
const env = {
  ...environment("test"),
  TMPDIR: folders,
  CHROMIUM_PATH: browser,
  FILLED_DATA_DIR: path.join(reports, "filled"),
  // What the many processes of a run load is compiled once.
  NODE_COMPILE_CACHE: path.join(reports, "compiled"),
  ...(long && { TEST_LONG: "1" }),
};
let passed = 0;
let failed = 0;
const times = [];

if (e2eArguments.length === 0) {
  const unitReport = path.join(reports, "vitest.json");
  const unit = runPart("Unit and integration tests", "node_modules/vitest/vitest.mjs", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${unitReport}`,
  ]);
  count(unit, unitReport, (report) => [report.numPassedTests, report.numFailedTests]);
}

const e2eReport = path.join(reports, "playwright.json");
const e2e = runPart("End-to-end tests", "node_modules/@playwright/test/cli.js", ["test", ...e2eArguments], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport,
});
count(e2e, e2eReport, ({ stats }) => {
  if (stats.flaky > 0) say(`${stats.flaky} of the end-to-end tests passed at their second try only`);
  return [stats.expected + stats.flaky, stats.unexpected];
});

rmSync(reports, { recursive: true });
for (const line of times) say(line);
say(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

/** Where files need no disk, if there is room: databases are made for each test, and each of their writes is waited for. */
function memoryFolder() {
  const folder = "/dev/shm";
  if (!existsSync(folder)) return undefined;
  const { bavail, bsize } = statfsSync(folder);
  return Math.min(bavail * bsize, os.freemem()) > 8 * 2 ** 30 ? folder : undefined;
}

function runPart(name, script, args, more = {}) {
  say(`${name} …`);
  const started = performance.now();
  const { status } = spawnSync(nodeBinary(), [script, ...args], { cwd: root, stdio: "inherit", env: { ...env, ...more } });
  times.push(`${name}: ${Math.round((performance.now() - started) / 1000)} s`);
  return status === 0;
}

/** A tool that fails without a failed test (a setup that broke) counts as one. */
function count(succeeded, file, read) {
  let numbers = [0, 0];
  try {
    numbers = read(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    say(`No report in ${path.basename(file)}`);
  }
  passed += numbers[0];
  failed += succeeded ? numbers[1] : Math.max(1, numbers[1]);
}
