import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-lint-"));
  await writeFile(
    path.join(folder, ".oxlintrc.json"),
    JSON.stringify({ jsPlugins: [path.join(root, "scripts/lint/house-rules.mjs")], rules: { "house/lazy-code": "error" } }),
  );
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['lazyCode(() => import("./late.ts"));', true],
  ['export type Late = import("./late.ts").Late;', true],
  ['const late = await import("./late.ts");', false],
  ['lazy(() => import("./late.tsx"));', false],
  ['lazyCode(async () => (await import("./late.ts")).part);', false],
])("%s is allowed in app: %s", async (source, isAllowed) => {
  await writeFile(path.join(folder, "early.ts"), source);
  const { status, stdout } = spawnSync(process.execPath, [path.join(root, "node_modules/oxlint/bin/oxlint"), "early.ts"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect([status === 0, stdout.includes("lazyCode(() => import(…))")]).toEqual([isAllowed, !isAllowed]);
});
