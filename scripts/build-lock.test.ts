import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { takeBuildLock } from "./build-lock.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "ecactus-build-lock-"));
afterAll(() => rmSync(folder, { recursive: true }));

function start(file: string, program: string) {
  const head = `import { readFileSync, writeFileSync } from "node:fs"; import { takeBuildLock } from ${JSON.stringify(path.join(import.meta.dirname, "build-lock.ts"))};`;
  const locked = `${head} const lock = () => takeBuildLock(${JSON.stringify(file)}); ${program}`;
  return spawn(process.execPath, ["--input-type=module", "-e", locked], { stdio: ["ignore", "pipe", "inherit"] });
}

test("the build lock lets concurrent processes run one after another", async () => {
  const [file, countFile] = [path.join(folder, "many"), path.join(folder, "counted")];
  writeFileSync(countFile, "0");
  // Without the lock, two processes would read the same number and lose a count.
  const count = `const { release } = lock(); const before = Number(readFileSync(${JSON.stringify(countFile)}, "utf8"));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20); writeFileSync(${JSON.stringify(countFile)}, String(before + 1)); release();`;
  const codes = await Promise.all(
    Array.from({ length: 4 }, async () => (await once(start(file, `for (let n = 0; n < 5; n += 1) { ${count} }`), "exit"))[0]),
  );
  expect([codes, readFileSync(countFile, "utf8")]).toEqual([[0, 0, 0, 0], "20"]);
});

test("the build lock is released when its process is killed", async () => {
  const file = path.join(folder, "killed");
  const holder = start(file, `lock(); console.log("locked"); setInterval(() => {}, 1000);`);
  onTestFinished(() => void holder.kill("SIGKILL"));
  await once(holder.stdout, "data");
  expect(() => new DatabaseSync(file, { timeout: 0 }).exec("begin exclusive")).toThrow("database is locked");
  holder.kill("SIGKILL");
  await once(holder, "exit");
  takeBuildLock(file).release();
});
