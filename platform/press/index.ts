import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { openSideProcess } from "#platform/side-process";
import * as v from "valibot";
import type { Order } from "./orders.ts";

export type { Order, PictureOrder } from "./orders.ts";

export type Press = {
  /** Toolchain version, part of cache keys: changes when templates, fonts or the compiler would produce other bytes. */
  edition: string;
  /** @throws if the template or its data are invalid */
  make(job: Order): Promise<Buffer>;
  close(): Promise<void>;
};

const toolchain = ["@myriaddreamin/typst-ts-node-compiler", "@fontsource/hanken-grotesk", "@fontsource/noto-sans-sc", "sharp"];

const packageSchema = v.object({ version: v.string() });

export function openPress({ root, templates }: { root: string; templates: string }): Press {
  const program = path.join(root, "platform", "press", "process.ts");
  const worker = openSideProcess<Order, Uint8Array>({ name: "PDF renderer", program, programArguments: [templates] });
  return {
    edition: readToolchainVersion({ root, templates, program }),
    make: async (job) => Buffer.from(await worker.ask(job)),
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
