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
