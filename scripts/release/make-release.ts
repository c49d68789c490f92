import { createHash } from "node:crypto";
import { spawnSync } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import * as v from "valibot";
import { makeBillOfMaterials } from "./make-bill-of-materials.ts";

export type ReleaseFile = { name: string; sha256: string };
type Release = { ok: true; version: string; files: ReleaseFile[] } | { ok: false; message: string };

const packageSchema = v.object({ name: v.string(), version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)) });
const mostArchiveBytes = 2 ** 30;

/**
 * Writes the archive of the last commit, its CycloneDX bill of materials and `SHA256SUMS`. The same commit always yields the same
 * bytes, because all timestamps are the commit's.
 */
export async function makeRelease(root: string, folder: string): Promise<Release> {
  const { name, version } = v.parse(packageSchema, JSON.parse(await readFile(path.join(root, "package.json"), "utf8")));
  const message = await findObstacle(root, version);
  if (message !== undefined) return { ok: false, message };

  const title = `${name}-${version}`;
  const committedAt = new Date(Number(git(root, "log", "-1", "--format=%ct").toString()) * 1000);
  const contents = new Map<string, Buffer>([
    [`${title}.tar.gz`, makeArchive(root, title)],
    [`${title}.cdx.json`, await makeBillOfMaterials(root, committedAt)],
  ]);
  const files = Array.from(contents, ([file, content]) => ({ name: file, sha256: createHash("sha256").update(content).digest("hex") }));
  contents.set("SHA256SUMS", Buffer.from(files.map((file) => `${file.sha256}  ${file.name}\n`).join("")));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [file, content] of contents) await writeFile(path.join(folder, file), content);
  return { ok: true, version, files };
}

/** Returns the reason why the last commit cannot be released, in one line; `undefined` if it can. */
async function findObstacle(root: string, version: string): Promise<string | undefined> {
  const changes = git(root, "status", "--porcelain").toString().trim();
  if (changes !== "") return `The working tree has changes that are not committed (${changes.split("\n").length}). Commit them first.`;
  const changelog = await readFile(path.join(root, "CHANGELOG.md"), "utf8");
  if (!changelog.includes(`\n## [${version}] - `)) return `CHANGELOG.md has no entry for version ${version} of package.json.`;
  const head = git(root, "rev-parse", "HEAD").toString();
  const tagged = spawnSync("git", ["rev-parse", "--verify", "--quiet", `refs/tags/v${version}^{commit}`], { cwd: root }).stdout.toString();
  if (tagged !== "" && tagged !== head)
    return `Version ${version} is released: the tag v${version} names another commit. Raise the version.`;
  return undefined;
}

/** Overrides Git settings of the machine that would change permissions or line ends in the archive. */
function makeArchive(root: string, title: string): Buffer {
  const tar = git(root, "-c", "tar.umask=0022", "-c", "core.autocrlf=false", "archive", "--format=tar", `--prefix=${title}/`, "HEAD");
  // Node's gzip writes neither a file name nor a timestamp.
  return gzipSync(tar, { level: 9 });
}

function git(root: string, ...args: string[]): Buffer {
  const { status, stdout, stderr, error } = spawnSync("git", args, { cwd: root, maxBuffer: mostArchiveBytes });
  if (error) throw error;
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr.toString()}`);
  return stdout;
}
