import { spawnSync } from "node:child_process";
import path from "node:path";
import { contactQuestion } from "#db/contact.ts";
import { withPinnedSite } from "./pinned-site.ts";
import { reported, requestsIn, requestsPerSecond } from "./load.ts";

type Print = (name: string, measured: string, bound: string) => void;

const seconds = 10;
const connections = 32;

/** Questions a second with the server on one core, and whether each that was answered with success is stored. */
export async function measureQuestions(dataDir: string, print: Print): Promise<void> {
  await withPinnedSite(dataDir, async ({ context, url }) => {
    const script = path.join(import.meta.dirname, "questions.lua");
    const { stdout } = spawnSync(
      "taskset",
      ["-c", "1", "wrk", "-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "-s", script, url],
      { encoding: "utf8" },
    );
    if (/Non-2xx/.test(stdout)) throw new Error(`Questions were refused:\n${stdout}`);
    const rate = requestsPerSecond(stdout);
    const answered = requestsIn(stdout);
    const latency = reported(stdout, /99%\s+(\S+)/);
    const stored = await context.database.$count(contactQuestion);
    print("contact questions", `${Math.round(rate)} a second, 99 % within ${latency}`, "at least 300 a second");
    print("contact questions that were lost", String(Math.max(0, answered - stored)), `0; ${answered} answered, ${stored} stored`);
  });
}
