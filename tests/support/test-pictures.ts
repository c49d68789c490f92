import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { openPictures, type Inspection, type Pictures } from "#platform/pictures";

export type TestPictures = { pictures: Pictures; folder: string; close(): Promise<void> };

/** Starts the image worker with a folder for its files. */
export async function openTestPictures(): Promise<TestPictures> {
  const pictures = openPictures({ root: path.resolve(import.meta.dirname, "../..") });
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
export function accepted(inspection: Inspection) {
  if (!inspection.ok) throw new Error(inspection.reason);
  return inspection;
}
