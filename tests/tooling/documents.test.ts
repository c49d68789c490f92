import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { variableNames } from "#server/environment.ts";

const root = path.resolve(import.meta.dirname, "../..");
const readFile = (file: string) => readFileSync(path.join(root, file), "utf8");
const documents = globSync(["*.md", "docs/**/*.md", "art/*.md", "clients/**/*.md"], {
  cwd: root,
  exclude: (name) => name.includes("node_modules"),
}).toSorted();

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
const anchorsOf = (file: string) => [...readFile(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!));

function brokenLinks(file: string): string[] {
  const text = readFile(file).replaceAll(/```[^]*?```|`[^`\n]*`/g, "");
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!);
  return targets.filter((target) => {
    if (/^(https?|mailto):/.test(target)) return false;
    const [name = "", anchor] = target.split("#");
    const linkedFile = name === "" ? file : path.join(path.dirname(file), name);
    if (!existsSync(path.join(root, linkedFile))) return true;
    return anchor !== undefined && linkedFile.endsWith(".md") && !anchorsOf(linkedFile).includes(anchor);
  });
}

test("documents › link only to existing files and headings", () => {
  expect(documents).toContain("README.md");
  const brokenTargets = documents.flatMap((file) => brokenLinks(file).map((target) => `${file}: ${target}`));
  expect(brokenTargets).toEqual([]);
});

test("index of decisions › lists every record once", () => {
  const records = globSync("docs/decisions/*.md", { cwd: root }).map((file) => file.replaceAll("\\", "/"));
  const listedRecords = [...readFile("docs/README.md").matchAll(/\]\((decisions\/[^)]+)\)/g)].map(([, file]) => `docs/${file}`);
  expect(listedRecords).toEqual(records.toSorted());
});

test("reference › lists every environment variable of the site", () => {
  const text = readFile("docs/reference/variables.md");
  expect(variableNames.filter((name) => !text.includes(`| \`${name}\` |`))).toEqual([]);
});

test("reference › lists every npm script", () => {
  const text = readFile("docs/reference/scripts.md");
  const { scripts } = JSON.parse(readFile("package.json")) as { scripts: Record<string, string> };
  const commands = Object.keys(scripts).map((name) => (name === "start" || name === "test" ? `npm ${name}` : `npm run ${name}`));
  expect(commands.filter((command) => !new RegExp(`^\\| \`${command}( -- [^\`]+)?\` \\|`, "m").test(text))).toEqual([]);
});
