import { spawnSync } from "node:child_process";
import { cruiseCommand } from "./cruise.ts";

// `npm run check`: formatting, types, lint, imports, unused code, tests of the tooling. Runs all checks, so that one run shows
// every fault.
const checks: [name: string, command: string[]][] = [
  ["route types", ["node_modules/@react-router/dev/bin.cjs", "typegen"]],
  ["message types", ["scripts/copy-types.ts"]],
  ["design images", ["scripts/encode-pictures.ts", "--check"]],
  ["formatting (fix with `npm run format`)", ["node_modules/oxfmt/bin/oxfmt", "--check"]],
  ["types", ["node_modules/typescript/bin/tsc", "--noEmit"]],
  ["lint", ["node_modules/oxlint/bin/oxlint", "--deny-warnings"]],
  ["import rules", cruiseCommand("err-long")],
  ["unused code", ["node_modules/knip/bin/knip.js"]],
  ["tests of the tooling", ["node_modules/vitest/vitest.mjs", "run", "--config", "vitest.tooling.config.ts"]],
];

const failed = checks.filter(([name, command]) => {
  console.log(`Checking ${name} …`);
  return spawnSync(process.execPath, command, { stdio: "inherit" }).status !== 0;
});

if (failed.length > 0) {
  console.error(`Failed: ${failed.map(([name]) => name).join(", ")}`);
  process.exit(1);
}
