// `npm start`: from a fresh clone to a running site, which is started again when it dies.
import { spawn } from "node:child_process";
import { exitCodes } from "./exit-codes.mjs";
import { ensureBuilt, ensureInstalled, environment, nodeBinary, root, serverArguments, serverMemory } from "./prepare.mjs";

const firstPauseSeconds = 1;
const longestPauseSeconds = 30;
/** Who ran that long did not die of the start. */
const steadyMs = 60_000;

ensureInstalled("site");
ensureBuilt();

let server;
let stopping = false;
let settingsAreRight = false;
let pauseSeconds = firstPauseSeconds;

for (const signal of ["SIGTERM", "SIGINT"]) {
  process.on(signal, () => {
    stopping = true;
    if (server) server.kill(signal);
    else process.exit(0);
  });
}
start();

function start() {
  const startedAt = performance.now();
  server = spawn(nodeBinary(), serverArguments, { cwd: root, stdio: "inherit", env: { ...environment("production"), ...serverMemory } });
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
