import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-lint-"));
  await writeFile(
    path.join(folder, ".oxlintrc.json"),
    JSON.stringify({
      jsPlugins: [path.join(root, "scripts/lint/custom-rules.mjs")],
      overrides: [
        { files: ["**"], rules: { "site/own-copy": "error" } },
        { files: ["early.ts"], rules: { "site/lazy-code": "error" } },
        { files: ["route.tsx"], rules: { "site/page-route": "error" } },
        { files: ["data.server.ts"], rules: { "site/page-data": "error" } },
        { files: ["words.ts", "admin/src/texts.ts"], rules: { "site/plain-words": "error" } },
        { files: ["link.tsx"], rules: { "site/text-address": "error" } },
        { files: ["notes.tsx"], rules: { "site/translated-text": "error" } },
      ],
    }),
  );
});
afterAll(() => rm(folder, { recursive: true }));

async function lint(file: string, source: string): Promise<{ status: number | null; stdout: string }> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), source);
  return spawnSync(process.execPath, [path.join(root, "node_modules/oxlint/bin/oxlint"), file], { cwd: folder, encoding: "utf8" });
}

test.each([
  ['lazyCode(() => import("./late.ts"));', true],
  ['export type Late = import("./late.ts").Late;', true],
  ['const late = await import("./late.ts");', false],
  ['lazy(() => import("./late.tsx"));', false],
  ['lazyCode(async () => (await import("./late.ts")).part);', false],
])("the lint rule lazy-code for %s allows it: %s", async (source, isAllowed) => {
  const { status, stdout } = await lint("early.ts", source);
  expect([status === 0, stdout.includes("lazyCode(() => import(…))")]).toEqual([isAllowed, !isAllowed]);
});

const both = 'export { clientLoader, meta } from "#app/page/page-exports.ts";';
const reexport = 'export { loader } from "./data.server.ts";';

test.each([
  [`${both} ${reexport}`, undefined],
  [`export { meta } from "x"; export const clientLoader = loadKeptList("newsList"); ${reexport}`, undefined],
  [reexport, "Without `meta` the page has no title. Write: export { clientLoader, meta } from"],
  [`export { meta } from "x"; ${reexport}`, "Without `clientLoader` a visit from another page"],
  [both, "Write: export { loader } from"],
  [`${both} export const loader = pageLoader("/x", load);`, "Write: export { loader } from"],
  [`${both} export { loader } from "./other.ts";`, "Write: export { loader } from"],
])("the lint rule page-route for %s reports: %s", async (source, remedy) => {
  const { status, stdout } = await lint("route.tsx", source);
  expect([status === 0, remedy === undefined || stdout.includes(remedy)]).toEqual([remedy === undefined, true]);
});

test.each([
  ['export const loader = pageLoader("/x", load);', true],
  ["export const other = 1;", true],
  ["export const loader = async () => ({});", false],
  ["export async function loader() {}", false],
])("the lint rule page-data for %s allows it: %s", async (source, isAllowed) => {
  const { status, stdout } = await lint("data.server.ts", source);
  expect([status === 0, stdout.includes("Write: export const loader = pageLoader(path, …).")]).toEqual([isAllowed, !isAllowed]);
});

test.each([
  ["app/pages/news/news-row.ts", 'await readCopy(page, "news");', true],
  ["app/pages/news/news-row.ts", 'await readCopy(page, "article");', true],
  ["app/features/article/read.server.ts", "await readCopy(page, name);", true],
  ["app/pages/blog/blog-row.ts", 'await readCopy(page, "news");', false],
  ["app/features/article/read.server.ts", 'await readCopy(page, "news");', false],
  ["app/frame/read.server.ts", 'copiesOf("news").fr;', false],
])("the lint rule own-copy in %s for %s allows it: %s", async (file, source, isAllowed) => {
  const { status, stdout } = await lint(file, source);
  expect([status === 0, stdout.includes("The copy of news is its page's own")]).toEqual([isAllowed, !isAllowed]);
});

test.each([
  ["navigate(`?${query}`);", true],
  ["navigate(-1);", true],
  ['const link = <Link to={search + "#end"}>End</Link>;', true],
  ["navigate({ search }, { replace: true });", false],
  ['const link = <Link to={{ search, hash: "#end" }}>End</Link>;', false],
])("the lint rule text-address for %s allows it: %s", async (source, isAllowed) => {
  const { status, stdout } = await lint("link.tsx", source);
  expect([status === 0, stdout.includes("Write the address as a text")]).toEqual([isAllowed, !isAllowed]);
});

test.each([
  ["/** Returns the cached page. */", undefined],
  ["// Reads the title of the page\n// Where to buy.", undefined],
  ['const hint = "somebody";', undefined],
  ["/** Of the address: the language. */", "Begin with a verb"],
  ["// Who asks twice waits.", "Begin with a verb"],
  ["// Returns what somebody typed.", "Name the subject"],
  ["/* The front door answers. */", 'Write "URL rules"'],
  ['test("nobody sees a draft", () => {});', "Name the subject"],
  ['describe.skipIf(true)("kept pages", () => {});', 'Write "cached"'],
  ['test.each([1])("a sweep of %s", () => {});', 'Write "clean up"'],
  ['throw new Error("no side process");', 'Write "worker process"'],
])("the lint rule plain-words for %s reports: %s", async (source, remedy) => {
  const { status, stdout } = await lint("words.ts", source);
  expect([status === 0, stdout.includes(remedy ?? "plain-words")]).toEqual([remedy === undefined, remedy !== undefined]);
});

test.each([
  ['const en = { hint: "nobody has answered" };', true],
  ['const fr = { hint: "Journal" }; const en = { hint: "No reply yet" };', false],
])("the lint rule plain-words for the staff texts %s reports them: %s", async (source, isReported) => {
  const { status, stdout } = await lint("admin/src/texts.ts", source);
  expect([status !== 0, stdout.includes("Name the subject")]).toEqual([isReported, isReported]);
});

test.each([
  ["<p>{error && <strong>{error}</strong>}{hint}</p>", false],
  ["<p>{error && <strong>{error}</strong>} or not</p>", false],
  ["<p>{isNew ? <b>new</b> : null}{`${name}`}</p>", false],
  ["<p>{a && <b>a</b>}{c && <i>c</i>}{copy.text}</p>", false],
  ["<p>{error && <strong>{error}</strong>}<span>{hint}</span></p>", true],
  ["<p>{hint}{error && <strong>{error}</strong>}</p>", true],
  ["<p>{a && <b>a</b>}<i>c</i>{text}</p>", true],
  ["<p>{a && <b>a</b>}{children}</p>", true],
  ["<Notice>{a && <b>a</b>}{text}</Notice>", true],
])("the lint rule translated-text for %s allows it: %s", async (source, isAllowed) => {
  const { status, stdout } = await lint("notes.tsx", `export const view = ${source};`);
  expect([status === 0, stdout.includes("translated pages")]).toEqual([isAllowed, !isAllowed]);
});
