import { fork, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Order, OrderMessage, ResultMessage } from "./orders.ts";

export type { Order, PictureOrder } from "./orders.ts";

/** Makes documents and pictures, in a process of its own that lives no longer than there is work. */
export type Press = {
  /** Differs where the same order makes other bytes: by templates, fonts or the compiler. */
  edition: string;
  /** @throws when the template or its data are wrong */
  make(order: Order): Promise<Buffer>;
  close(): Promise<void>;
};

const idleMs = 5_000;
const longestMs = 60_000;
/** Behind everything that somebody waits for. */
const niceness = 10;
const makers = ["@myriaddreamin/typst-ts-node-compiler", "@fontsource/hanken-grotesk", "@fontsource/noto-sans-sc", "sharp"];

type Waiting = { resolve(bytes: Buffer): void; reject(error: Error): void; timer: NodeJS.Timeout };

/** Nothing is started until the first order. `root` is the project's folder, `templates` the one that templates are read from. */
export function openPress({ root, templates }: { root: string; templates: string }): Press {
  const program = path.join(root, "platform", "press", "process.ts");
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  const start = () => {
    const started = fork(program, [templates], { serialization: "advanced", execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });
    if (started.pid !== undefined) os.setPriority(started.pid, niceness);
    // The process that serves is not to be held up by this one.
    started.unref();
    started.channel?.unref();
    started.on("message", ({ id, bytes, failure }: ResultMessage) => {
      const order = waiting.get(id);
      if (!order) return;
      settle(id);
      if (failure === undefined) order.resolve(Buffer.from(bytes));
      else order.reject(new Error(failure));
    });
    started.once("exit", (code) => {
      if (child === started) child = undefined;
      for (const [id, order] of waiting) {
        settle(id);
        order.reject(new Error(`The press stopped with code ${code}.`));
      }
    });
    return started;
  };

  const settle = (id: number) => {
    clearTimeout(waiting.get(id)?.timer);
    waiting.delete(id);
    if (waiting.size > 0) return;
    idle = setTimeout(stop, idleMs).unref();
  };
  const stop = () => {
    clearTimeout(idle);
    child?.disconnect();
    child = undefined;
  };

  const make = (order: Order) =>
    new Promise<Buffer>((resolve, reject) => {
      clearTimeout(idle);
      child ??= start();
      const id = ++lastId;
      waiting.set(id, { resolve, reject, timer: setTimeout(() => child?.kill(), longestMs).unref() });
      child.send({ id, order } satisfies OrderMessage);
    });

  return {
    edition: editionOf({ root, templates, program }),
    make,
    close: async () => stop(),
  };
}

function editionOf({ root, templates, program }: { root: string; templates: string; program: string }): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(templates).sort()) hash.update(name).update(readFileSync(path.join(templates, name)));
  for (const name of makers) {
    const { version } = JSON.parse(readFileSync(path.join(root, "node_modules", name, "package.json"), "utf8")) as { version: string };
    hash.update(`${name} ${version}`);
  }
  hash.update(readFileSync(program));
  return hash.digest("base64url");
}
