import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { findFiles } from "#domain/media";
import type { Context } from "../context.ts";

/** A file at /files as it is now; `stored` is the name of its content in the media store, if it is there. */
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

/**
 * The files at /files by their names: those among the media, and behind them those of a folder. A file is read through
 * once, and again when it changed.
 */
export function openContentFiles(directory: string) {
  const known = new Map<string, FileFacts>();

  const factsOf = async (facts: Omit<FileFacts, "sha256">): Promise<FileFacts> => {
    const kept = known.get(facts.path);
    if (kept?.size === facts.size && kept.madeAt.getTime() === facts.madeAt.getTime()) return kept;
    const fresh = { ...facts, sha256: await hashFile(facts.path) };
    known.set(facts.path, fresh);
    return fresh;
  };

  const inFolder = async (name: string): Promise<FileFacts | undefined> => {
    const mediaType = mediaTypes[namePattern.exec(name)?.[1] ?? ""];
    if (!mediaType) return undefined;
    const file = path.join(directory, name);
    const stats = await stat(file).catch(() => undefined);
    return stats?.isFile() ? factsOf({ name, mediaType, size: stats.size, madeAt: stats.mtime, path: file }) : undefined;
  };

  return {
    async find(context: Context, names: readonly string[]): Promise<ReadonlyMap<string, FileFacts>> {
      const inStore = await findFiles(context, names);
      const found = await Promise.all(
        Array.from(new Set(names), async (name) => {
          const one = inStore.get(name);
          if (!one) return inFolder(name);
          const { type: mediaType, changedAt: madeAt, file, stored } = one;
          return factsOf({ name, mediaType, size: (await stat(file)).size, madeAt, path: file, stored });
        }),
      );
      return new Map(found.flatMap((facts) => (facts ? [[facts.name, facts]] : [])));
    },
  };
}

export type ContentFiles = ReturnType<typeof openContentFiles>;

async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
