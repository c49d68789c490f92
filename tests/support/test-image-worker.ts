import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { openImageProcessor, type Inspection, type ImageProcessor } from "#platform/images";

export type TestImageWorker = { pictures: ImageProcessor; folder: string; close(): Promise<void> };

/** Starts the image worker with a folder for its files. */
export async function openTestImageWorker(): Promise<TestImageWorker> {
  const pictures = openImageProcessor({ root: path.resolve(import.meta.dirname, "../..") });
  const folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-pictures-"));
  return {
    pictures,
    folder,
    async close() {
      pictures.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** @throws if the image was rejected */
export function expectAccepted(inspection: Inspection) {
  if (!inspection.ok) throw new Error(inspection.reason);
  return inspection;
}
