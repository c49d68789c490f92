import { spawnSync } from "node:child_process";

// `npm run check`: types, lint with the import rule, unused code. Everything runs, so that one look shows all there is.
const checks: [name: string, command: string[]][] = [
  ["route types", ["node_modules/@react-router/dev/bin.cjs", "typegen"]],
  ["types", ["node_modules/typescript/bin/tsc", "--noEmit"]],
  ["lint and the import rule", ["node_modules/oxlint/bin/oxlint", "--deny-warnings"]],
  ["unused code", ["node_modules/knip/bin/knip.js"]],
];

const failed = checks.filter(([name, command]) => {
  console.log(`Checking ${name} …`);
  return spawnSync(process.execPath, command, { stdio: "inherit" }).status !== 0;
});

if (failed.length > 0) {
  console.error(`Failed: ${failed.map(([name]) => name).join(", ")}`);
  process.exit(1);
}
