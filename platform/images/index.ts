import path from "node:path";
import { createSemaphore } from "#platform/semaphore";
import { openWorkerProcess } from "#platform/worker-process";
import type { Inspection, ImageProcessorJob, ImageType, VariantJob } from "./jobs.ts";

export { cropRegion } from "./crop-region.ts";
export type { Crop, Inspection, ImageFault, ImageType, VariantJob } from "./jobs.ts";

export type ImageProcessor = {
  inspect(bytes: Uint8Array, type: ImageType): Promise<Inspection>;
  /**
   * Returns `undefined` if the queue is full.
   *
   * @throws if the file is not an image
   */
  makeVariant(job: VariantJob): Promise<Uint8Array | undefined>;
  close(): void;
};

/** Number of cores of a small machine. The last request in the queue waits about a minute. */
const sizesAtOnce = 2;
const waiting = 200;

export function openImageProcessor({ root }: { root: string }): ImageProcessor {
  const program = path.join(root, "platform", "images", "process.ts");
  const worker = openWorkerProcess<ImageProcessorJob, Uint8Array | Inspection>({ name: "image worker", program });
  const semaphore = createSemaphore({ maxConcurrent: sizesAtOnce, waiting });
  return {
    async inspect(bytes, type) {
      const result = await worker.run({ kind: "inspect", bytes, type });
      if (result instanceof Uint8Array) throw new TypeError("The image worker returned a variant instead of an inspection.");
      return result;
    },
    async makeVariant(job) {
      const result = await semaphore.run(() => worker.run({ kind: "size", ...job }));
      if (result !== undefined && !(result instanceof Uint8Array)) throw new TypeError("The image worker returned no variant.");
      return result;
    },
    close: worker.close,
  };
}
