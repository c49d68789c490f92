import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeRelease } from "#scripts/release/make-release.ts";

const root = path.resolve(import.meta.dirname, "../..");
const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as { version: string };
const title = `ecactus-website-${version}`;

let folder: string;
let repository: string;

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: repository, encoding: "utf8" });
}

function commitAll(): void {
  git("add", "--all");
  git("-c", "user.name=Test", "-c", "user.email=test@site.test", "commit", "--quiet", "--message", "test: change");
}

/** A repository with the manifests of this one and one further file: the whole tree would take a minute to pack. */
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "ecactus-release-"));
  repository = path.join(folder, "repository");
  for (const file of [
    "package.json",
    "package-lock.json",
    "admin/package.json",
    "tools/package.json",
    "CHANGELOG.md",
    ".npmrc",
    "scripts/start.mjs",
  ]) {
    mkdirSync(path.dirname(path.join(repository, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(repository, file));
  }
  git("init", "--quiet");
  commitAll();
});
afterEach(() => rmSync(folder, { recursive: true }));

const filesIn = (place: string) => readdirSync(place).map((name) => ({ name, content: readFileSync(path.join(place, name)) }));

async function release(place: string, from = repository) {
  const target = path.join(folder, place);
  const made = await makeRelease(from, target);
  if (!made.ok) throw new Error(made.message);
  return filesIn(target);
}

test("a release has the same bytes on every run, in every folder and with other settings of Git", async () => {
  const first = await release("first");
  const clone = path.join(folder, "elsewhere", "clone");
  git("clone", "--quiet", repository, clone);
  for (const [name = "", value = ""] of [
    ["tar.umask", "0077"],
    ["core.autocrlf", "true"],
  ])
    git("-C", clone, "config", name, value);
  const second = await release("second", clone);
  expect(second.map(({ name }) => name)).toEqual(["SHA256SUMS", `${title}.cdx.json`, `${title}.tar.gz`]);
  for (const [index, { name, content }] of second.entries()) expect(content.equals(first[index]!.content), name).toBe(true);
});

test("the checksums of a release match, and its archive holds the files of the commit", async () => {
  await release("made");
  const place = path.join(folder, "made");
  expect(spawnSync("sha256sum", ["--check", "SHA256SUMS"], { cwd: place, encoding: "utf8" }).stdout.match(/: OK$/gm)).toHaveLength(2);
  const listed = execFileSync("tar", ["--list", "--file", path.join(place, `${title}.tar.gz`)], { encoding: "utf8" }).split("\n");
  const expected = git("ls-tree", "-r", "--name-only", "HEAD").trim().split("\n");
  expect(listed.filter((name) => name !== "" && !name.endsWith("/")).toSorted()).toEqual(
    expected.map((name) => `${title}/${name}`).toSorted(),
  );
});

test("the bill of materials names the packages of the lock file, without machine, registry or run", async () => {
  const text = (await release("made")).find(({ name }) => name.endsWith(".cdx.json"))!.content.toString();
  const bill = JSON.parse(text) as {
    bomFormat: string;
    specVersion: string;
    metadata: { timestamp: string; component: { name: string; version: string } };
    components: { name: string; version: string; purl: string; hashes?: { content: string }[] }[];
  };
  expect(bill).toMatchObject({ bomFormat: "CycloneDX", metadata: { component: { name: "ecactus-website", version } } });
  expect(bill.metadata.timestamp).toBe(new Date(Number(git("log", "-1", "--format=%ct")) * 1000).toISOString());
  const { packages } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, { version?: string; integrity?: string }>;
  };
  const hono = bill.components.find(({ name }) => name === "hono")!;
  expect(hono.version).toBe(packages["node_modules/hono"]!.version);
  expect(hono.hashes![0]!.content).toBe(Buffer.from(packages["node_modules/hono"]!.integrity!.split("-")[1]!, "base64").toString("hex"));
  const locked = Object.entries(packages).flatMap(([place, { integrity }]) =>
    integrity === undefined ? [] : [place.replace(/^.*node_modules\//, "")],
  );
  const listed = new Set(bill.components.map(({ purl }) => decodeURIComponent(/^pkg:npm\/(.+)@/.exec(purl)![1]!)));
  expect(locked.filter((name) => !listed.has(name))).toEqual([]);
  expect(text).not.toMatch(/"serialNumber"|registry\./);
  for (const place of [folder, root]) expect(text).not.toContain(place);
});

test("a release is refused for changes that are not committed", async () => {
  writeFileSync(path.join(repository, "new.txt"), "new");
  expect(await makeRelease(repository, path.join(folder, "made"))).toEqual({
    ok: false,
    message: "The working tree has changes that are not committed (1). Commit them first.",
  });
  expect(readdirSync(folder)).not.toContain("made");
});

test("a release is refused for a version without an entry in the changelog", async () => {
  writeFileSync(path.join(repository, "CHANGELOG.md"), "# Changelog\n\n## [Unreleased]\n");
  commitAll();
  expect(await makeRelease(repository, path.join(folder, "made"))).toEqual({
    ok: false,
    message: `CHANGELOG.md has no entry for version ${version} of package.json.`,
  });
});

test("a release is refused if the tag of its version names another commit", async () => {
  git("tag", `v${version}`);
  expect((await makeRelease(repository, path.join(folder, "made"))).ok).toBe(true);
  writeFileSync(path.join(repository, "later.txt"), "later");
  commitAll();
  expect(await makeRelease(repository, path.join(folder, "made"))).toMatchObject({
    ok: false,
    message: expect.stringContaining("Raise the version."),
  });
});
