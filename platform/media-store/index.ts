import { createFolderStore } from "./folder-store.ts";
import { createS3Store } from "./s3-store.ts";

export { BucketError } from "./s3-store.ts";

/**
 * Files by names that stand for their content: what a name holds never changes. A name is a path such as `sizes/ab12-640.avif`.
 */
export type MediaStore = {
  /** Whole or not at all, also where the machine dies meanwhile. */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Where on this machine the file lies, to be read or streamed; `undefined` where there is none of that name. */
  get(name: string): Promise<string | undefined>;
  has(name: string): Promise<boolean>;
  /** No mistake where there is none. */
  delete(name: string): Promise<void>;
  /** The names in a folder and below it, in their order. */
  list(folder: string): Promise<string[]>;
};

/**
 * Files in a folder of this machine, or with `s3Url` in a bucket, of which the folder then holds copies. `built`: a folder
 * that is only read, and first.
 */
export function openMediaStore(input: { directory: string; s3Url: URL | undefined; built?: string }): MediaStore {
  const folder = createFolderStore(input.directory);
  const store = input.s3Url ? createS3Store(input.s3Url, folder) : folder;
  if (input.built === undefined) return store;
  const built = createFolderStore(input.built);
  return {
    ...store,
    get: async (name) => (await built.get(name)) ?? store.get(name),
    has: async (name) => (await built.has(name)) || store.has(name),
  };
}
