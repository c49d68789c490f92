// `npm start`: from a fresh clone to a running site, which is started again when it dies.
import { spawn } from "node:child_process";
import os from "node:os";
import { exitCodes } from "./exit-codes.mjs";
import { ensureInstalled, ensureSiteBuilt, environment, isBuilt, nodeBinary, root, say, serverArguments } from "./prepare.mjs";

const firstPauseSeconds = 1;
const longestPauseSeconds = 30;
/** A process group of its own, which one signal ends; Windows has none. */
const ownGroup = process.platform !== "win32";
/** Who ran that long did not die of the start. */
const steadyMs = 60_000;

ensureInstalled("site");
ensureSiteBuilt();

let server;
let rest;
let stopping = false;
let settingsAreRight = false;
let pauseSeconds = firstPauseSeconds;

for (const signal of ["SIGTERM", "SIGINT"]) {
  process.on(signal, () => {
    stopping = true;
    stopRest();
    if (server) server.kill(signal);
    else process.exit(0);
  });
}
process.on("exit", stopRest);
start();
if (!isBuilt()) buildRestBeside();

function start() {
  const startedAt = performance.now();
  server = spawn(nodeBinary(), serverArguments, { cwd: root, stdio: "inherit", env: environment("production") });
  server.on("exit", (code, signal) => {
    server = undefined;
    if (stopping || code === 0) process.exit(code ?? 1);
    // Settings that were right once are so still; then it is the database or the port that has to come back.
    if (!settingsAreRight && Object.values(exitCodes).includes(code)) process.exit(code);
    settingsAreRight = true;
    if (performance.now() - startedAt > steadyMs) pauseSeconds = firstPauseSeconds;
    console.error(`The server ended with ${signal ?? `code ${code}`}; it starts again in ${pauseSeconds} s.`);
    setTimeout(start, pauseSeconds * 1000);
    pauseSeconds = Math.min(pauseSeconds * 2, longestPauseSeconds);
  });
}

/** Builds what the first page does not need, with the lowest priority: the server and its visitors come first. */
function buildRestBeside() {
  say("The back office, compressed files and image sizes are built in the background; /admin answers when they are ready.");
  rest = spawn(process.execPath, ["scripts/build-rest.mjs"], { cwd: root, stdio: ["ignore", "inherit", "inherit"], detached: ownGroup });
  if (rest.pid) os.setPriority(rest.pid, os.constants.priority.PRIORITY_LOW);
  rest.on("exit", (code) => {
    if (!rest) return;
    rest = undefined;
    say(code === 0 ? "The site is complete." : "The background build failed; the next start tries again.");
  });
}

/** The process runs npm and the bundler as children of its own. */
function stopRest() {
  if (!rest?.pid) return;
  const { pid } = rest;
  rest = undefined;
  try {
    process.kill(ownGroup ? -pid : pid, "SIGTERM");
  } catch {
    // It ended a moment ago.
  }
}
