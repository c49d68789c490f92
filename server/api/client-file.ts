import { readFileSync } from "node:fs";
import path from "node:path";

/** The built server lies two folders below the root too. */
const folder = path.join(import.meta.dirname, "..", "..", "clients", "typescript", "src");
const importOfCalls = 'import type { Calls } from "./calls.ts";\n';

/** Joins the sources of the published TypeScript client to one file, which imports only Node's own modules. */
export function readClientFile(): string {
  const [client, calls] = ["index.ts", "calls.ts"].map((name) => readFileSync(path.join(folder, name), "utf8"));
  return `${client!.replace(importOfCalls, "")}\n${calls}`;
}
