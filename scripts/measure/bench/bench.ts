import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { stopWith } from "../../stop-with.ts";
import { measureBackOffice } from "./back-office.ts";
import { measureBackup } from "./backup.ts";
import { measureCaptcha } from "./captcha.ts";
import { measureLogins } from "./logins.ts";
import { measureMail } from "./mail.ts";
import { measurePages } from "./pages.ts";
import { measurePublication } from "./publication.ts";
import { measureQuestions } from "./questions.ts";
import { measureSearchLoad } from "./search-load.ts";
import { measureSearch } from "./search.ts";
import { measureUncached } from "./uncached.ts";

/**
 * `npm run bench`: the figures that the site has to reach, each beside its bound; `npm run bench -- mail search` measures
 * these parts alone. Server and load run on a core each; nginx serves the same precompressed page in the same run.
 * Figures are printed, never judged by a test.
 */
const parts = {
  pages: measurePages,
  uncached: measureUncached,
  questions: measureQuestions,
  mail: measureMail,
  logins: measureLogins,
  captcha: measureCaptcha,
  search: async (folder: string, show: typeof print) => {
    await measureSearchLoad(path.join(folder, "load"), show);
    await measureSearch(path.join(folder, "many"), show);
  },
  backup: measureBackup,
  publication: measurePublication,
  backOffice: measureBackOffice,
};

const missing = ["wrk", "nginx", "taskset"].filter((program) => spawnSync("which", [program]).status !== 0);
if (missing.length > 0) stopWith(`The bench needs ${missing.join(", ")}: apt-get install wrk nginx-light util-linux`);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) stopWith(`The bench has no part ${unknown.join(", ")}; its parts are ${Object.keys(parts).join(", ")}.`);

const folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-bench-"));
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.length === 0 || wanted.includes(name)) await measure(path.join(folder, name), print);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

function print(name: string, measured: string, bound: string): void {
  console.log(`${name.padEnd(44)} ${measured.padEnd(52)} (${bound})`);
}
