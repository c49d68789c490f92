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

/** Pack a small repository with this one's manifests, because the whole tree would take a minute. */
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

const filesIn = (folderPath: string) =>
  readdirSync(folderPath).map((name) => ({ name, content: readFileSync(path.join(folderPath, name)) }));

async function buildRelease(outputName: string, from = repository) {
  const target = path.join(folder, outputName);
  const builtRelease = await makeRelease(from, target);
  if (!builtRelease.ok) throw new Error(builtRelease.message);
  return filesIn(target);
}

test("a release has the same bytes on every run, in every folder and with other Git settings", async () => {
  const first = await buildRelease("first");
  const clone = path.join(folder, "elsewhere", "clone");
  git("clone", "--quiet", repository, clone);
  for (const [name = "", value = ""] of [
    ["tar.umask", "0077"],
    ["core.autocrlf", "true"],
  ])
    git("-C", clone, "config", name, value);
  const second = await buildRelease("second", clone);
  expect(second.map(({ name }) => name)).toEqual(["SHA256SUMS", `${title}.cdx.json`, `${title}.tar.gz`]);
  for (const [index, { name, content }] of second.entries()) expect(content.equals(first[index]!.content), name).toBe(true);
});

test("the checksums of a release match, and its archive holds the files of the commit", async () => {
  await buildRelease("made");
  const releaseFolder = path.join(folder, "made");
  expect(spawnSync("sha256sum", ["--check", "SHA256SUMS"], { cwd: releaseFolder, encoding: "utf8" }).stdout.match(/: OK$/gm)).toHaveLength(
    2,
  );
  const archivePaths = execFileSync("tar", ["--list", "--file", path.join(releaseFolder, `${title}.tar.gz`)], { encoding: "utf8" }).split(
    "\n",
  );
  const expected = git("ls-tree", "-r", "--name-only", "HEAD").trim().split("\n");
  expect(archivePaths.filter((name) => name !== "" && !name.endsWith("/")).toSorted()).toEqual(
    expected.map((name) => `${title}/${name}`).toSorted(),
  );
});

test("the bill of materials lists the packages of the lock file, without machine, registry or time", async () => {
  const text = (await buildRelease("made")).find(({ name }) => name.endsWith(".cdx.json"))!.content.toString();
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
  const lockedPackages = Object.entries(packages).flatMap(([place, { integrity }]) =>
    integrity === undefined ? [] : [place.replace(/^.*node_modules\//, "")],
  );
  const listedPackages = new Set(bill.components.map(({ purl }) => decodeURIComponent(/^pkg:npm\/(.+)@/.exec(purl)![1]!)));
  expect(lockedPackages.filter((name) => !listedPackages.has(name))).toEqual([]);
  expect(text).not.toMatch(/"serialNumber"|registry\./);
  for (const place of [folder, root]) expect(text).not.toContain(place);
});

test("a release is rejected for uncommitted changes", async () => {
  writeFileSync(path.join(repository, "new.txt"), "new");
  expect(await makeRelease(repository, path.join(folder, "made"))).toEqual({
    ok: false,
    message: "The working tree has changes that are not committed (1). Commit them first.",
  });
  expect(readdirSync(folder)).not.toContain("made");
});

test("a release is rejected for a version without an entry in the changelog", async () => {
  writeFileSync(path.join(repository, "CHANGELOG.md"), "# Changelog\n\n## [Unreleased]\n");
  commitAll();
  expect(await makeRelease(repository, path.join(folder, "made"))).toEqual({
    ok: false,
    message: `CHANGELOG.md has no entry for version ${version} of package.json.`,
  });
});

test("a release is rejected if the tag of its version points to another commit", async () => {
  git("tag", `v${version}`);
  expect((await makeRelease(repository, path.join(folder, "made"))).ok).toBe(true);
  writeFileSync(path.join(repository, "later.txt"), "later");
  commitAll();
  expect(await makeRelease(repository, path.join(folder, "made"))).toMatchObject({
    ok: false,
    message: expect.stringContaining("Raise the version."),
  });
});
