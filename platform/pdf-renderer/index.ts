import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { openWorkerProcess } from "#platform/worker-process";
import * as v from "valibot";
import type { RenderJob } from "./jobs.ts";

export type { RenderJob, ImageJob } from "./jobs.ts";

export type PdfRenderer = {
  /** Toolchain version, part of cache keys: changes when templates, fonts or the compiler would produce other bytes. */
  toolchainVersion: string;
  /** @throws if the template or its data are invalid */
  render(job: RenderJob): Promise<Buffer>;
  close(): Promise<void>;
};

const toolchain = ["@myriaddreamin/typst-ts-node-compiler", "@fontsource/hanken-grotesk", "@fontsource/noto-sans-sc", "sharp"];

const packageSchema = v.object({ version: v.string() });

export function openPdfRenderer({ root, templates }: { root: string; templates: string }): PdfRenderer {
  const program = path.join(root, "platform", "pdf-renderer", "process.ts");
  const worker = openWorkerProcess<RenderJob, Uint8Array>({ name: "PDF renderer", program, programArguments: [templates] });
  return {
    toolchainVersion: readToolchainVersion({ root, templates, program }),
    render: async (job) => Buffer.from(await worker.run(job)),
    close: async () => worker.close(),
  };
}

function readToolchainVersion({ root, templates, program }: { root: string; templates: string; program: string }): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(templates).sort()) hash.update(name).update(readFileSync(path.join(templates, name)));
  for (const name of toolchain) {
    const { version } = v.parse(packageSchema, JSON.parse(readFileSync(path.join(root, "node_modules", name, "package.json"), "utf8")));
    hash.update(`${name} ${version}`);
  }
  hash.update(readFileSync(program));
  return hash.digest("base64url");
}
