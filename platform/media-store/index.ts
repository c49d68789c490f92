import { createFolderStore } from "./folder-store.ts";
import type { MediaStore } from "./media-store.ts";
import { createS3Store } from "./s3-store.ts";

export type { MediaStore } from "./media-store.ts";
export { BucketError } from "./s3-store.ts";

/**
 * Opens a store in a local folder, or with `s3Url` in a bucket with the folder as its cache. `built`: read-only folder that is
 * searched first.
 */
export function openMediaStore(input: { directory: string; s3Url: URL | undefined; built?: string }): MediaStore {
  const folder = createFolderStore(input.directory);
  const store = input.s3Url ? createS3Store(input.s3Url, folder) : folder;
  if (input.built === undefined) return store;
  const builtStore = createFolderStore(input.built);
  return {
    ...store,
    get: async (name) => (await builtStore.get(name)) ?? store.get(name),
    has: async (name) => (await builtStore.has(name)) || store.has(name),
  };
}
