// Runs on the system's Node before any package is installed: plain JavaScript with built-in modules only.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), "..");
/** The heap limit is in MB (docs/decisions/0026-outages-and-backups.md). */
export const serverArguments = ["--max-old-space-size=512", "server/start.mjs"];

const wantedMajor = 24;
/** Arguments of `npm install` for each package level. Each level includes the ones before it (decision 0002). */
const levels = {
  /** `dependencies`: packages to build and run the pages. */
  site: ["--omit=dev", "--workspaces=false"],
  /** Plus the workspace `admin`: packages to build the back office. */
  admin: ["--omit=dev", "--workspace=admin", "--include-workspace-root"],
  /** Plus `devDependencies`: packages for `npm test`. */
  tests: ["--include=dev", "--workspace=admin", "--include-workspace-root"],
  /** Plus the workspace `tools`: packages for checks, measurements and the long test run. */
  tools: ["--include=dev"],
};
const levelNames = Object.keys(levels);
const modules = path.join(root, "node_modules");
/** File with the hash of the lock file and the installed level. */
const installStamp = path.join(modules, ".installed");
const npmStamp = path.join(modules, ".package-lock.json");
const installLock = path.join(modules, ".installing");
const installPollMs = 500;
/** Files with the fingerprint of the built sources; a build removes them first. */
export const buildStamps = { site: path.join(root, "build", ".site"), rest: path.join(root, "build", ".rest") };
const buildInputs = [
  "admin/guide-pages.ts",
  "admin/index.html",
  "admin/package.json",
  "admin/src",
  "admin/vite.config.ts",
  "app",
  "domain",
  "i18n",
  "platform",
  "server",
  "db",
  "docs/staff",
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "scripts/build.ts",
  "scripts/copy-types.ts",
  "scripts/build-media.ts",
  "scripts/write-atomically.ts",
];

/** Installs the packages of a level unless they are installed. */
export function ensureInstalled(level = "tools") {
  if (isInstalled(level)) return;
  mkdirSync(modules, { recursive: true });
  takeInstallLock();
  try {
    if (!isInstalled(level)) install(levelToInstall(level, { stamp: readInstallStamp(), hasPackages: existsSync(npmStamp) }));
  } finally {
    rmSync(installLock, { force: true });
  }
}

function install(level) {
  say(`Installing packages (${level}) …`);
  // Writes the file without the hash first, so that an interrupted installation is repeated.
  writeFileSync(installStamp, JSON.stringify({ level }));
  // Avoids `npm ci`, which refuses a lock file without the packages of all platforms; a registry mirror may lack some. `install
  // --no-save` follows the lock file too.
  run("npm", ["install", "--no-save", ...levels[level], "--no-audit", "--no-fund", "--loglevel=error"], {
    shell: process.platform === "win32",
  });
  writeFileSync(installStamp, JSON.stringify({ lock: lockHash(), level }));
}

function isInstalled(level) {
  const stamp = readInstallStamp();
  return stamp !== undefined && stamp.lock === lockHash() && levelNames.indexOf(stamp.level) >= levelNames.indexOf(level);
}

/** Keeps the larger installed level, because npm would remove packages that a smaller level does not need. */
export function levelToInstall(requested, { stamp, hasPackages }) {
  const installed = stamp?.level ?? (hasPackages ? "tools" : "site");
  return levelNames[Math.max(levelNames.indexOf(installed), levelNames.indexOf(requested))];
}

/** Ignores a file of an older version, which is not JSON. */
function readInstallStamp() {
  try {
    return JSON.parse(readFileSync(installStamp, "utf8"));
  } catch {
    return undefined;
  }
}

function lockHash() {
  return createHash("sha256")
    .update(readFileSync(path.join(root, "package-lock.json")))
    .digest("hex");
}

/** Serialises installations, because two npm processes in one folder would delete each other's files. */
function takeInstallLock() {
  for (;;) {
    try {
      return writeFileSync(installLock, String(process.pid), { flag: "wx" });
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    const holder = readLockHolder();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, installPollMs);
    // Rereads the holder, because a process that has just created the file may not have written its id yet.
    if (!isAnyRunning(holder) && readLockHolder() === holder) rmSync(installLock, { force: true });
  }
}

function readLockHolder() {
  try {
    return Number(readFileSync(installLock, "utf8"));
  } catch {
    return 0;
  }
}

/** Whether the process or its group runs, because npm may still roll back after its parent process has ended. */
function isAnyRunning(pid) {
  return pid > 0 && [pid, -pid].some(isRunning);
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Returns the path of the installed Node package, or of the system's Node if that is new enough. */
export function nodeBinary() {
  const names = { linux: "linux", win32: "win" };
  const name = `node-${names[process.platform] ?? process.platform}-${process.arch}`;
  const installed = path.join(root, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
  if (existsSync(installed)) return installed;
  if (Number(process.versions.node.split(".")[0]) >= wantedMajor) return process.execPath;
  return stop(
    `There is no Node ${wantedMajor} package for ${process.platform} ${process.arch}; install Node ${wantedMajor} or newer and try again.`,
  );
}

export function ensureBuilt() {
  if (isBuilt()) return;
  ensureInstalled("admin");
  say("Building the site …");
  run(nodeBinary(), ["scripts/build.ts", "--unless-built"], { env: environment("production") });
}

/** Builds only pages and server, without back office, compressed files and image variants. */
export function ensureSiteBuilt() {
  if (isBuilt("site")) return;
  say("Building the pages …");
  run(nodeBinary(), ["scripts/build.ts", "--site", "--unless-built"], { env: environment("production") });
}

export function buildRest() {
  ensureInstalled("admin");
  run(nodeBinary(), ["scripts/build.ts", "--rest"], { env: environment("production") });
}

export function isBuilt(part = "rest") {
  return readBuildStamp(part) === fingerprint();
}

export function readBuildStamp(part) {
  return existsSync(buildStamps[part]) ? readFileSync(buildStamps[part], "utf8") : undefined;
}

/** Puts the project's Node first in PATH. */
export function environment(mode) {
  const search = [path.dirname(nodeBinary()), path.join(root, "node_modules", ".bin"), process.env.PATH].join(path.delimiter);
  return { ...process.env, PATH: search, NODE_ENV: mode };
}

export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit", ...options });
  if (error) stop(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

export function say(message) {
  console.log(message);
}

export function stop(message) {
  console.error(message);
  process.exit(1);
}

export function fingerprint() {
  const hash = createHash("sha256");
  const visit = (entryPath) => {
    const stats = statSync(path.join(root, entryPath));
    if (stats.isDirectory()) for (const name of readdirSync(path.join(root, entryPath)).sort()) visit(path.join(entryPath, name));
    else if (!entryPath.endsWith(".test.ts")) hash.update(`${entryPath} ${stats.size} ${stats.mtimeMs}\n`);
  };
  buildInputs.forEach(visit);
  return hash.digest("hex");
}
