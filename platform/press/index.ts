import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { openSideProcess } from "#platform/side-process";
import * as v from "valibot";
import type { Order } from "./orders.ts";

export type { Order, PictureOrder } from "./orders.ts";

/** Renders PDF documents and images in a worker process. */
export type Press = {
  /** Toolchain version, part of cache keys: changes when templates, fonts or the compiler would produce other bytes. */
  edition: string;
  /** @throws when the template or its data are wrong */
  make(order: Order): Promise<Buffer>;
  close(): Promise<void>;
};

const toolchain = ["@myriaddreamin/typst-ts-node-compiler", "@fontsource/hanken-grotesk", "@fontsource/noto-sans-sc", "sharp"];

const packageSchema = v.object({ version: v.string() });

/** Opens the renderer, which starts with the first job. `root` is the project's folder, `templates` the folder of the templates. */
export function openPress({ root, templates }: { root: string; templates: string }): Press {
  const program = path.join(root, "platform", "press", "process.ts");
  const side = openSideProcess<Order, Uint8Array>({ name: "press", program, programArguments: [templates] });
  return {
    edition: editionOf({ root, templates, program }),
    make: async (order) => Buffer.from(await side.ask(order)),
    close: async () => side.close(),
  };
}

function editionOf({ root, templates, program }: { root: string; templates: string; program: string }): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(templates).sort()) hash.update(name).update(readFileSync(path.join(templates, name)));
  for (const name of toolchain) {
    const { version } = v.parse(packageSchema, JSON.parse(readFileSync(path.join(root, "node_modules", name, "package.json"), "utf8")));
    hash.update(`${name} ${version}`);
  }
  hash.update(readFileSync(program));
  return hash.digest("base64url");
}
