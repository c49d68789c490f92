import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import * as v from "valibot";

const manifest = v.object({ name: v.string(), workspaces: v.array(v.string()) });
const lock = v.looseObject({
  packages: v.record(v.string(), v.looseObject({ dependencies: v.optional(v.record(v.string(), v.string())) })),
});
const component = v.looseObject({ externalReferences: v.optional(v.array(v.looseObject({ type: v.string() }))) });
/** Fields of npm's output that are changed; all others are kept. */
const bill = v.looseObject({
  serialNumber: v.optional(v.string()),
  metadata: v.looseObject({ timestamp: v.string(), tools: v.optional(v.unknown()), component }),
  components: v.array(component),
});
const mostBytes = 64 * 1024 * 1024;

/**
 * Makes a CycloneDX bill of materials of the lock file with npm, without network access. Omits serial number, tool version and
 * registry URLs, which differ between runs and machines.
 *
 * @throws if npm fails
 */
export async function makeBillOfMaterials(root: string, timestamp: Date): Promise<Buffer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-bill-"));
  try {
    return toBytes(runNpmSbom(await copyManifests(root, folder)), timestamp);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Names the folder like the package, because npm takes the name from the folder. */
async function copyManifests(root: string, folder: string): Promise<string> {
  const { name, workspaces } = v.parse(manifest, JSON.parse(await readFile(path.join(root, "package.json"), "utf8")));
  const target = path.join(folder, name);
  for (const file of ["package.json", ...workspaces.map((workspace) => path.join(workspace, "package.json"))]) {
    await mkdir(path.dirname(path.join(target, file)), { recursive: true });
    await cp(path.join(root, file), path.join(target, file));
  }
  const lockFile = v.parse(lock, JSON.parse(await readFile(path.join(root, "package-lock.json"), "utf8")));
  // Replaces tags such as `latest`, which npm cannot resolve without the registry.
  for (const { dependencies = {} } of Object.values(lockFile.packages)) {
    for (const [other, range] of Object.entries(dependencies)) if (range === "latest") dependencies[other] = "*";
  }
  await writeFile(path.join(target, "package-lock.json"), JSON.stringify(lockFile));
  return target;
}

function runNpmSbom(folder: string): v.InferOutput<typeof bill> {
  const args = ["sbom", "--sbom-format", "cyclonedx", "--sbom-type", "application", "--package-lock-only", "--offline"];
  const options = { cwd: folder, encoding: "utf8", maxBuffer: mostBytes, shell: process.platform === "win32" } as const;
  const { status, stdout, stderr } = spawnSync("npm", args, options);
  if (status !== 0) throw new Error(`npm sbom: ${stderr}`);
  return v.parse(bill, JSON.parse(stdout));
}

function toBytes({ serialNumber: _serial, ...npmBill }: v.InferOutput<typeof bill>, timestamp: Date): Buffer {
  const { tools: _tools, ...metadata } = npmBill.metadata;
  const result = {
    ...npmBill,
    metadata: { ...metadata, timestamp: timestamp.toISOString(), component: withoutRegistry(metadata.component) },
    components: npmBill.components.map(withoutRegistry),
  };
  return Buffer.from(`${JSON.stringify(result, undefined, 2)}\n`);
}

/** Removes registry URLs, which depend on the machine; name, version and checksum identify a package. */
function withoutRegistry({ externalReferences = [], ...rest }: v.InferOutput<typeof component>) {
  return { ...rest, externalReferences: externalReferences.filter(({ type }) => type !== "distribution") };
}
