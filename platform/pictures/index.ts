import path from "node:path";
import { createGate } from "#platform/gate";
import { openSideProcess } from "#platform/side-process";
import type { Inspection, Order, PictureType, SizeOrder } from "./orders.ts";

export type { Inspection, PictureFault, PictureType, SizeOrder } from "./orders.ts";

export type Pictures = {
  inspect(bytes: Uint8Array, type: PictureType): Promise<Inspection>;
  /**
   * Makes an image variant; `undefined` if the queue is full.
   *
   * @throws if the file is no image
   */
  makeSize(order: SizeOrder): Promise<Uint8Array | undefined>;
  close(): void;
};

/** Number of cores of a small machine. The last request in the queue waits about a minute. */
const sizesAtOnce = 2;
const waiting = 200;

/** Opens the image worker, which starts with the first image. `root` is the project's folder. */
export function openPictures({ root }: { root: string }): Pictures {
  const program = path.join(root, "platform", "pictures", "process.ts");
  const side = openSideProcess<Order, Uint8Array | Inspection>({ name: "process of the pictures", program });
  const gate = createGate({ atOnce: sizesAtOnce, waiting });
  return {
    async inspect(bytes, type) {
      const result = await side.ask({ kind: "inspect", bytes, type });
      if (result instanceof Uint8Array) throw new TypeError("The image worker returned a variant instead of an inspection.");
      return result;
    },
    async makeSize(order) {
      const result = await gate.pass(() => side.ask({ kind: "size", ...order }));
      if (result !== undefined && !(result instanceof Uint8Array)) throw new TypeError("The image worker returned no variant.");
      return result;
    },
    close: side.close,
  };
}
