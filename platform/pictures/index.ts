import path from "node:path";
import { openSideProcess } from "#platform/side-process";
import type { Inspection, Order, PictureType, SizeOrder } from "./orders.ts";

export type { Inspection, PictureType, SizeOrder } from "./orders.ts";

/** Decodes and encodes pictures, in a process of its own. */
export type Pictures = {
  inspect(bytes: Uint8Array, type: PictureType): Promise<Inspection>;
  /** @throws when the file is no picture */
  makeSize(order: SizeOrder): Promise<Uint8Array>;
  close(): void;
};

/** Nothing is started until the first picture. `root` is the project's folder. */
export function openPictures({ root }: { root: string }): Pictures {
  const program = path.join(root, "platform", "pictures", "process.ts");
  const side = openSideProcess<Order, Uint8Array | Inspection>({ name: "process of the pictures", program });
  return {
    async inspect(bytes, type) {
      const result = await side.ask({ kind: "inspect", bytes, type });
      if (result instanceof Uint8Array) throw new TypeError("A picture instead of what is known of one.");
      return result;
    },
    async makeSize(order) {
      const result = await side.ask({ kind: "size", ...order });
      if (!(result instanceof Uint8Array)) throw new TypeError("No picture.");
      return result;
    },
    close: side.close,
  };
}
