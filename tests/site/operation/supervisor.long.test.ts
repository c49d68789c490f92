import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { exitCodes } from "../../../scripts/exit-codes.mjs";
import { copyDataDir, fillDataDir } from "../../support/filled-data-dir.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { siteSecret } from "#scripts/running-site/environment.ts";

type Line = { event: string; url: string; process: number };

let folder: string;
let npmProcess: ChildProcess;
beforeEach(async () => {
  await fillDataDir(inject("filledDataDir"));
  folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-supervisor-"));
});
afterEach(async () => {
  npmProcess.kill("SIGTERM");
  if (npmProcess.exitCode === null && npmProcess.signalCode === null) await once(npmProcess, "exit");
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

function npmStart(variables: Record<string, string>): { listening: Line[]; errorLines: string[] } {
  const env = { ...process.env, DATABASE_URL: "", SESSION_SECRET: siteSecret, PORT: "0", DATA_DIR: folder, ...variables };
  npmProcess = spawn(process.execPath, ["scripts/start.mjs"], { env, stdio: ["ignore", "pipe", "pipe"] });
  const listening: Line[] = [];
  const errorLines: string[] = [];
  createInterface({ input: npmProcess.stdout! }).on("line", (text) => {
    const line = JSON.parse(text) as Line;
    if (line.event === "server.listening") listening.push(line);
  });
  createInterface({ input: npmProcess.stderr! }).on("line", (line) => errorLines.push(line));
  return { listening, errorLines };
}

test("the supervisor restarts a killed server with one line and stops it on SIGTERM", async () => {
  await copyDataDir(inject("filledDataDir"), folder);
  const { listening, errorLines } = npmStart({});
  await poll(
    () => listening.length,
    (count) => count === 1,
  );
  process.kill(listening[0]!.process, "SIGKILL");
  await poll(
    () => listening.length,
    (count) => count === 2,
  );
  expect(errorLines).toEqual(["The server ended with SIGKILL; it starts again in 1 s."]);
  expect((await fetch(`${listening[1]!.url}/readyz`)).status).toBe(200);

  npmProcess.kill("SIGTERM");
  expect(await once(npmProcess, "exit")).toEqual([0, null]);
  expect(() => process.kill(listening[1]!.process, 0)).toThrow("ESRCH");
});

test.each([
  ["settings that are wrong", { PORT: "many" }, exitCodes.refused],
  ["a database that was never reached", { DATABASE_URL: "postgres://owner:secret@127.0.0.1:1/x" }, exitCodes.notNow],
])("the supervisor does not restart a server after %s", async (_, variables, code) => {
  const { errorLines } = npmStart(variables);
  expect(await once(npmProcess, "exit")).toEqual([code, null]);
  expect(errorLines).toHaveLength(1);
});
