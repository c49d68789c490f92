import path from "node:path";
import { createGate } from "#platform/gate";
import { openSideProcess } from "#platform/side-process";
import type { Inspection, Order, PictureType, SizeOrder } from "./orders.ts";

export type { Inspection, PictureFault, PictureType, SizeOrder } from "./orders.ts";

/** Decodes and encodes pictures, in a process of its own. */
export type Pictures = {
  inspect(bytes: Uint8Array, type: PictureType): Promise<Inspection>;
  /**
   * `undefined` where too many wait for one already.
   *
   * @throws when the file is no picture
   */
  makeSize(order: SizeOrder): Promise<Uint8Array | undefined>;
  close(): void;
};

/** As many as a small machine has cores; whoever stands last waits for about a minute. */
const sizesAtOnce = 2;
const waiting = 200;

/** Nothing is started until the first picture. `root` is the project's folder. */
export function openPictures({ root }: { root: string }): Pictures {
  const program = path.join(root, "platform", "pictures", "process.ts");
  const side = openSideProcess<Order, Uint8Array | Inspection>({ name: "process of the pictures", program });
  const gate = createGate({ atOnce: sizesAtOnce, waiting });
  return {
    async inspect(bytes, type) {
      const result = await side.ask({ kind: "inspect", bytes, type });
      if (result instanceof Uint8Array) throw new TypeError("A picture instead of what is known of one.");
      return result;
    },
    async makeSize(order) {
      const result = await gate.pass(() => side.ask({ kind: "size", ...order }));
      if (result !== undefined && !(result instanceof Uint8Array)) throw new TypeError("No picture.");
      return result;
    },
    close: side.close,
  };
}
