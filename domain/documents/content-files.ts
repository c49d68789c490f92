import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { findFiles } from "#domain/media";
import type { Context } from "../context.ts";

/** `stored` is the file's name in the media store, if it is there. */
export type FileFacts = { name: string; mediaType: string; size: number; sha256: string; madeAt: Date; path: string; stored?: string };

const mediaTypes: Record<string, string> = {
  pdf: "application/pdf",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  webm: "video/webm",
  mp4: "video/mp4",
};
const namePattern = /^[a-z0-9][a-z0-9-]*\.([a-z0-9]{2,5})$/;

/** Finds files at /files by name, in the media library first, then in a folder. Computes a checksum once, and again after a change. */
export function openContentFiles(directory: string) {
  const cache = new Map<string, FileFacts>();

  const factsOf = async (facts: Omit<FileFacts, "sha256">): Promise<FileFacts> => {
    const cached = cache.get(facts.path);
    if (cached?.size === facts.size && cached.madeAt.getTime() === facts.madeAt.getTime()) return cached;
    const computed = { ...facts, sha256: await hashFile(facts.path) };
    cache.set(facts.path, computed);
    return computed;
  };

  const findInFolder = async (name: string): Promise<FileFacts | undefined> => {
    const mediaType = mediaTypes[namePattern.exec(name)?.[1] ?? ""];
    if (!mediaType) return undefined;
    const file = path.join(directory, name);
    const stats = await stat(file).catch(() => undefined);
    return stats?.isFile() ? factsOf({ name, mediaType, size: stats.size, madeAt: stats.mtime, path: file }) : undefined;
  };

  return {
    async find(context: Context, names: readonly string[]): Promise<ReadonlyMap<string, FileFacts>> {
      const storedFiles = await findFiles(context, names);
      const files = await Promise.all(
        Array.from(new Set(names), async (name) => {
          const storedFile = storedFiles.get(name);
          if (!storedFile) return findInFolder(name);
          const { type: mediaType, changedAt: madeAt, file, stored } = storedFile;
          return factsOf({ name, mediaType, size: (await stat(file)).size, madeAt, path: file, stored });
        }),
      );
      return new Map(files.flatMap((facts) => (facts ? [[facts.name, facts]] : [])));
    },
  };
}

export type ContentFiles = ReturnType<typeof openContentFiles>;

async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
