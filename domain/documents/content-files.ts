import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";

/** A file of `content/files` as it is now. */
export type FileFacts = { name: string; mediaType: string; size: number; sha256: string; madeAt: Date; path: string };

const mediaTypes: Record<string, string> = {
  pdf: "application/pdf",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  webm: "video/webm",
  mp4: "video/mp4",
};
const namePattern = /^[a-z0-9][a-z0-9-]*\.([a-z0-9]{2,5})$/;

/** Facts of the files in a folder; a file is read through once, and again when it changed. */
export function openContentFiles(directory: string): { find(name: string): Promise<FileFacts | undefined> } {
  const known = new Map<string, FileFacts>();
  return {
    async find(name) {
      const mediaType = mediaTypes[namePattern.exec(name)?.[1] ?? ""];
      if (!mediaType) return undefined;
      const file = path.join(directory, name);
      const stats = await stat(file).catch(() => undefined);
      if (!stats?.isFile()) return undefined;
      const kept = known.get(name);
      if (kept?.size === stats.size && kept.madeAt.getTime() === stats.mtime.getTime()) return kept;
      const facts = { name, mediaType, size: stats.size, sha256: await hashFile(file), madeAt: stats.mtime, path: file };
      known.set(name, facts);
      return facts;
    },
  };
}

export type ContentFiles = ReturnType<typeof openContentFiles>;

async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
