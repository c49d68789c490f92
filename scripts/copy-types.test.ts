import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { languageCodes, type Language } from "../i18n/languages.ts";
import { writeCopyTypes } from "./copy-types.ts";

const root = path.resolve(import.meta.dirname, "..");
const greetings: Record<Language, string> = { fr: "Bonjour", en: "Hello", cn: "你好", au: "G'day", de: "Guten Tag" };
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "copy-types-"));
  cpSync(path.join(root, "package.json"), path.join(folder, "package.json"));
  write("i18n/languages.ts", `export type Language = ${languageCodes.map((code) => `"${code}"`).join(" | ")};\n`);
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  write("app/page/copies.server.ts", "export interface Copies {}\n");
  write("tsconfig.json", JSON.stringify({ extends: path.join(root, "tsconfig.json"), include: ["**/*.ts", ".types/*"] }));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

/** Returns the compiler output for a page with these message files. */
function compilerOutputFor(copies: Record<string, string>, name = "hello"): string {
  rmSync(path.join(folder, "app/pages"), { recursive: true, force: true });
  for (const [code, text] of Object.entries(copies)) write(`app/pages/hello/copy/${code}.ts`, `export const ${code} = ${text};\n`);
  write(
    "app/pages/hello/page.ts",
    `import type { Copies } from "#app/page/copies.server.ts";\nexport const heading = (copy: Copies["${name}"]): string => copy.heading;\n`,
  );
  writeCopyTypes(folder);
  return spawnSync(process.execPath, [path.join(root, "node_modules/typescript/bin/tsc"), "--noEmit"], { cwd: folder, encoding: "utf8" })
    .stdout;
}

const complete = Object.fromEntries(Object.entries(greetings).map(([code, text]) => [code, `{ heading: ${JSON.stringify(text)} }`]));
const { de: _, ...withoutGerman } = complete;
const { au: _au, ...withoutAustralian } = complete;

test.each([
  ["accept messages in every language", complete, "hello", /^$/],
  ["name the file of a missing language", withoutGerman, "hello", /hello\/copy\/de\.ts/],
  ["accept a missing file of a spelling variant", withoutAustralian, "hello", /^$/],
  ["reject a file of a spelling variant that lacks a text", { ...complete, au: "{ title: 'Hello' }" }, "hello", /'heading' is missing/],
  ["reject a language that lacks a text", { ...complete, de: "{ title: 'Guten Tag' }" }, "hello", /'heading' is missing/],
  ["reject an unknown folder name", complete, "hallo", /'hallo' does not exist/],
])("the message types %s", (_sentence, copies, name, expected) => {
  expect(compilerOutputFor(copies, name)).toMatch(expected);
});
