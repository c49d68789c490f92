import { spawnSync } from "node:child_process";
import path from "node:path";
import { pino } from "pino";
import { contactQuestion } from "#db/schema.ts";
import { createLog } from "#platform/log";
import { openServices } from "../../server/services.ts";
import { startSiteProcess, stopSiteProcess } from "../../tests/support/site-process.ts";
import { testEnvironment } from "../../tests/support/test-environment.ts";

type Print = (name: string, measured: string, bound: string) => void;

const seconds = 10;
const connections = 32;

/** Questions a second with the server on one core, and whether each that was answered with success is stored. */
export async function measureQuestions(dataDir: string, print: Print): Promise<void> {
  const opened = await openServices(testEnvironment({ dataDir }), createLog(pino.destination("/dev/null")));
  if (!opened.ok) throw new Error(opened.message);
  const { services } = opened;
  const site = await startSiteProcess({ DATABASE_URL: services.databaseUrl, DATA_DIR: dataDir, TRUSTED_PROXY: "127.0.0.1" });
  spawnSync("taskset", ["-acp", "0", String(site.child.pid)]);
  const script = path.join(import.meta.dirname, "questions.lua");
  const { stdout } = spawnSync("taskset", ["-c", "1", "wrk", "-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "-s", script, site.url], { encoding: "utf8" });
  if (/Non-2xx/.test(stdout)) throw new Error(`Questions were refused:\n${stdout}`);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)![1]);
  const answered = Number(/(\d+) requests in/.exec(stdout)![1]);
  const latency = /99%\s+(\S+)/.exec(stdout)![1]!;
  const stored = await services.context.database.$count(contactQuestion);
  await stopSiteProcess(site);
  await services.close();
  print("contact questions", `${Math.round(rate)} a second, 99 % within ${latency}`, "at least 300 a second");
  print("contact questions that were lost", String(Math.max(0, answered - stored)), `0; ${answered} answered, ${stored} stored`);
}
