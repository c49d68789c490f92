import path from "node:path";
import { createGate } from "#platform/gate";
import { openSideProcess } from "#platform/side-process";
import type { Inspection, Order, PictureType, SizeOrder } from "./orders.ts";

export type { Inspection, PictureFault, PictureType, SizeOrder } from "./orders.ts";

export type Pictures = {
  inspect(bytes: Uint8Array, type: PictureType): Promise<Inspection>;
  /**
   * Returns `undefined` if the queue is full.
   *
   * @throws if the file is not an image
   */
  makeSize(job: SizeOrder): Promise<Uint8Array | undefined>;
  close(): void;
};

/** Number of cores of a small machine. The last request in the queue waits about a minute. */
const sizesAtOnce = 2;
const waiting = 200;

export function openPictures({ root }: { root: string }): Pictures {
  const program = path.join(root, "platform", "pictures", "process.ts");
  const worker = openSideProcess<Order, Uint8Array | Inspection>({ name: "image worker", program });
  const gate = createGate({ atOnce: sizesAtOnce, waiting });
  return {
    async inspect(bytes, type) {
      const result = await worker.ask({ kind: "inspect", bytes, type });
      if (result instanceof Uint8Array) throw new TypeError("The image worker returned a variant instead of an inspection.");
      return result;
    },
    async makeSize(job) {
      const result = await gate.pass(() => worker.ask({ kind: "size", ...job }));
      if (result !== undefined && !(result instanceof Uint8Array)) throw new TypeError("The image worker returned no variant.");
      return result;
    },
    close: worker.close,
  };
}
