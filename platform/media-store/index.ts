import { createFolderStore } from "./folder-store.ts";
import { createS3Store } from "./s3-store.ts";

export { BucketError } from "./s3-store.ts";

/**
 * Stores immutable files by content-addressed names: the content of a name never changes. A name is a path such as
 * `sizes/ab12-640.avif`.
 */
export type MediaStore = {
  /** Writes a file atomically and durably: after a crash it is complete or missing. */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Path of a local copy of the file, to be read or streamed; `undefined` if there is none of that name. */
  get(name: string): Promise<string | undefined>;
  has(name: string): Promise<boolean>;
  /** Succeeds also if there is no file of that name. */
  delete(name: string): Promise<void>;
  /** Sorted names in a folder and its subfolders. */
  list(folder: string): Promise<string[]>;
};

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
