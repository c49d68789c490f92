// `npm test`: runs the unit and integration tests, then the end-to-end tests, and counts both. `npm test -- contact` runs only the
// end-to-end tests, with these arguments. `npm run test:long` also runs tests that take minutes, in all languages.
import { spawn } from "node:child_process";
import { chmodSync, createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { findBrowser } from "./find-browser.mjs";
import { ensureBuilt, ensureInstalled, environment, nodeBinary, root, say } from "./prepare.mjs";

/** With fewer cores both parts take longer in parallel than one after the other. */
const coresForBothParts = 4;
/** Debian packages that only the long run uses, each with one of its files. Tests that need a missing package are skipped. */
const longRunPackages = [
  ["nginx-light", "/usr/sbin/nginx"],
  ["openssl", "/usr/bin/openssl"],
  ["default-jre-headless", "/usr/bin/java"],
  ["firefox-esr", "/usr/bin/firefox-esr"],
  ["webkit2gtk-driver", "/usr/bin/WebKitWebDriver"],
  ["xvfb", "/usr/bin/Xvfb"],
  ["fonts-noto-cjk", "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"],
];

const isLong = process.argv[2] === "--long";
const endToEndArguments = process.argv.slice(isLong ? 3 : 2);
ensureInstalled(isLong ? "tools" : "tests");
const browser = findBrowser();
if (isLong) {
  const missing = longRunPackages.flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  if (missing.length > 0) say(`Tests that need these Debian packages are skipped: ${missing.join(", ")}`);
}
ensureBuilt();

const folder = memoryFolder() ?? os.tmpdir();
const reports = mkdtempSync(path.join(folder, "ecactus-reports-"));
// Lets other users enter the folder, because both parts share a filled DATA_DIR whose database may run as another user.
chmodSync(reports, 0o755);
const env = {
  ...environment("test"),
  TMPDIR: folder,
  CHROMIUM_PATH: browser,
  FILLED_DATA_DIR: path.join(reports, "filled"),
  NODE_COMPILE_CACHE: path.join(reports, "compiled"),
  ...(isLong && { TEST_LONG: "1" }),
};

const vitestReport = path.join(reports, "vitest.json");
const unit = {
  name: "Unit and integration tests",
  args: ["node_modules/vitest/vitest.mjs", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`],
  count: () => readCounts(vitestReport, (report) => [report.numPassedTests, report.numFailedTests]),
};
const playwrightReport = path.join(reports, "playwright.json");
const endToEnd = {
  name: "End-to-end tests",
  args: ["node_modules/@playwright/test/cli.js", "test", ...endToEndArguments],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
  count: () => readCounts(playwrightReport, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]),
};

const parts = endToEndArguments.length > 0 ? [endToEnd] : [unit, endToEnd];
const results = [];
if (parts.length > 1 && os.availableParallelism() >= coresForBothParts) {
  const output = path.join(reports, "end-to-end.log");
  results.push(...(await Promise.all([runPart(unit), runPart(endToEnd, output)])));
  process.stdout.write(readFileSync(output));
} else for (const part of parts) results.push(await runPart(part));

rmSync(reports, { recursive: true });
for (const { name, seconds } of results) say(`${name}: ${seconds} s`);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
say(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

/** Uses a folder in memory if there is enough, because tests create databases and wait for each disk write. */
function memoryFolder() {
  const shared = "/dev/shm";
  if (!existsSync(shared)) return undefined;
  const { bavail, bsize } = statfsSync(shared);
  return Math.min(bavail * bsize, os.freemem()) > 8 * 2 ** 30 ? shared : undefined;
}

/** Runs one part, with its output to the terminal or a file. A runner that fails without a failed test counts as one failed test. */
async function runPart({ name, args, env: more, count }, output) {
  say(`${name} …`);
  const startedAt = performance.now();
  const child = spawn(nodeBinary(), args, { cwd: root, stdio: output ? ["ignore", "pipe", "pipe"] : "inherit", env: { ...env, ...more } });
  if (output) for (const stream of [child.stdout, child.stderr]) stream.pipe(createWriteStream(output, { flags: "a" }));
  const status = await new Promise((resolve) => child.on("close", resolve));
  const [passedTests, failedTests] = count();
  return {
    name,
    seconds: Math.round((performance.now() - startedAt) / 1000),
    passed: passedTests,
    failed: status === 0 ? failedTests : Math.max(1, failedTests),
  };
}

function readCounts(file, readCount) {
  try {
    return readCount(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    say(`There is no report in ${path.basename(file)}.`);
    return [0, 0];
  }
}
