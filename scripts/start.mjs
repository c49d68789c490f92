// `npm start`: sets up a fresh clone, runs the site and restarts it after a crash.
import { spawn } from "node:child_process";
import os from "node:os";
import { exitCodes } from "./exit-codes.mjs";
import { ensureInstalled, ensureSiteBuilt, environment, isBuilt, nodeBinary, root, say, serverArguments } from "./prepare.mjs";

const firstPauseSeconds = 1;
const longestPauseSeconds = 30;
/** Starts the background build in its own process group, so that one signal ends all of it; Windows has no groups. */
const hasProcessGroups = process.platform !== "win32";
/** A server that ran this long did not fail at its start, so the next pause is short again. */
const steadyMs = 60_000;

ensureInstalled("site");
ensureSiteBuilt();

let server;
let rest;
let stopping = false;
let areSettingsValid = false;
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
    // Retries after the first successful start, because the settings are valid and the database or the port is the cause.
    if (!areSettingsValid && Object.values(exitCodes).includes(code)) process.exit(code);
    areSettingsValid = true;
    if (performance.now() - startedAt > steadyMs) pauseSeconds = firstPauseSeconds;
    console.error(`The server ended with ${signal ?? `code ${code}`}; it starts again in ${pauseSeconds} s.`);
    setTimeout(start, pauseSeconds * 1000);
    pauseSeconds = Math.min(pauseSeconds * 2, longestPauseSeconds);
  });
}

/** Builds the rest with the lowest priority, so that the server and its visitors come first. */
function buildRestBeside() {
  say("The back office, compressed files and image sizes are built in the background; /admin answers when they are ready.");
  rest = spawn(process.execPath, ["scripts/build-rest.mjs"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    detached: hasProcessGroups,
  });
  if (rest.pid) os.setPriority(rest.pid, os.constants.priority.PRIORITY_LOW);
  rest.on("exit", (code) => {
    if (!rest) return;
    rest = undefined;
    say(code === 0 ? "The site is complete." : "The background build failed; the next start tries again.");
  });
}

/** Also stops npm and the bundler, which are child processes of the build. */
function stopRest() {
  if (!rest?.pid) return;
  const { pid } = rest;
  rest = undefined;
  try {
    process.kill(hasProcessGroups ? -pid : pid, "SIGTERM");
  } catch {
    // The process has just ended.
  }
}
